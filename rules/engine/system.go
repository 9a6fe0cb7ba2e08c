package engine

import (
	"fmt"
	"strings"

	"pitchdark/rules/core"
	"pitchdark/rules/internal/world"
	"pitchdark/rules/purple"
)

// systems are the rule systems that there are; the first plays where none is
// named.
var systems = [...]func() world.System{
	func() world.System { return core.New() },
	func() world.System { return purple.NewSystem() },
}

// Systems are the names of the rule systems, the plain one first.
func Systems() []string {
	var names []string
	for _, make := range systems {
		names = append(names, make().Name())
	}
	return names
}

// systemOf makes a system by its name.
func systemOf(name string) (world.System, error) {
	for i, make := range systems {
		if s := make(); s.Name() == name || name == "" && i == 0 {
			return s, nil
		}
	}
	return nil, fmt.Errorf("there is no system %q; there are %s", name, strings.Join(Systems(), ", "))
}
