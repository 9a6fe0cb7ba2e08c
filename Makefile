# The habits of the house; `make help` lists them. Everything longer than a line lives in .ci/.
SHELL := /bin/bash
.DEFAULT_GOAL := help
.PHONY: run test check lint format test-screen golden bench fuzz soak dist assets help

TOOLS := $(CURDIR)/bin/.tools

run: ## play; where there is no display, watch the demonstration crawl in the terminal
ifneq ($(DISPLAY)$(filter-out Linux,$(shell uname -s)),)
	@.ci/install.sh go window
	@echo "Starting Pitchdark (the first time it is built, which takes a minute)."
	@go run ./game
else
	@.ci/install.sh go
	@echo "No display here: playing the demonstration crawl without a window; its picture goes to ./pitchdark-demo.png."
	@CGO_ENABLED=0 go run ./game/dark play --demo
endif

test: ## run all tests, those of the window under a virtual display
	@.ci/install.sh go window screen
	@.ci/test all $(ARGS)

check: lint ## before a commit: lint, then the quick tests that need no display, in random order
	@.ci/test plain -short -shuffle=on $(ARGS)

lint: $(TOOLS) ## format, vet and staticcheck, changing nothing
	@.ci/install.sh go window
	@.ci/lint

format: $(TOOLS) ## rewrite all Go files as gofumpt wants them
	@bin/gofumpt -w .

test-screen: ## run the tests that need a display, under a virtual one, with all games that are played in the window (SCREEN=short for few)
	@.ci/install.sh go window screen
	@SCREEN=$${SCREEN:-long} .ci/test screen -timeout 1h $(ARGS)

golden: ## rewrite the golden files of the tests; look at git diff after it
	@.ci/install.sh go window screen
	@.ci/golden

bench: $(TOOLS) ## benchmarks on one core into bin/bench.txt (BENCH=pattern COUNT=n BASE=file to compare with)
	@.ci/bench

fuzz: ## every fuzz target for FUZZTIME (20s) each (FUZZ=pattern for some)
	@.ci/fuzz

soak: ## random legal play until every action has come up (SOAK=short for less)
	@.ci/soak

dist: ## stripped builds of both programs for Linux and Windows into dist/
	@.ci/install.sh go window
	@.ci/dist

assets: ## build the sheets of drawings from their sources
	@if [ -d assets/make ]; then go run ./assets/make; else echo "There are no sources of sheets yet."; fi

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

$(TOOLS): .ci/tools/go.mod .ci/tools/go.sum
	@.ci/install.sh go
	@echo "Building the tools of the house into bin/ (once)."
	@mkdir -p bin && go -C .ci/tools build -o $(CURDIR)/bin/ tool && touch $@
