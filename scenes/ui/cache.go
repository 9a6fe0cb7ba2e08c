package ui

// cache keeps the most recently used values of at most limit keys. It
// allocates nothing when it finds what it is asked for.
type cache[K comparable, V any] struct {
	limit int
	drop  func(V) // what to do with a value that goes; may be nil
	nodes map[K]*node[K, V]
	head  node[K, V] // head.next is the newest, head.prev the oldest
}

type node[K comparable, V any] struct {
	key        K
	value      V
	prev, next *node[K, V]
}

func newCache[K comparable, V any](limit int, drop func(V)) *cache[K, V] {
	c := &cache[K, V]{limit: limit, drop: drop, nodes: map[K]*node[K, V]{}}
	c.head.prev, c.head.next = &c.head, &c.head
	return c
}

func (c *cache[K, V]) find(k K) (V, bool) {
	n, ok := c.nodes[k]
	if !ok {
		var none V
		return none, false
	}
	n.unlink()
	c.push(n)
	return n.value, true
}

func (c *cache[K, V]) add(k K, v V) {
	if len(c.nodes) >= c.limit {
		oldest := c.head.prev
		oldest.unlink()
		delete(c.nodes, oldest.key)
		if c.drop != nil {
			c.drop(oldest.value)
		}
	}
	n := &node[K, V]{key: k, value: v}
	c.nodes[k] = n
	c.push(n)
}

func (c *cache[K, V]) push(n *node[K, V]) {
	n.prev, n.next = &c.head, c.head.next
	n.prev.next, n.next.prev = n, n
}

func (n *node[K, V]) unlink() { n.prev.next, n.next.prev = n.next, n.prev }
