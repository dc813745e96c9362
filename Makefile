# TabRender's front door; `make help` lists what it does. Longer shell logic lives in Scripts/.

SWIFT ?= swift
MINIMUM_SWIFT := 6.2
PREFIX ?= /usr/local
DESTDIR ?=

# Every built module lies in one folder, so without this check one that the manifest does not give
# could be imported all the same.
CHECKED := --explicit-target-dependency-import-check error
# The release build of the tests must use the flags of the release build of the program, or
# everything would be compiled twice. Nothing imports with @testable.
TEST_FLAGS := -c release --disable-testable-imports $(CHECKED)
LINTED := $(wildcard Package.swift Plugins Sources Tests Benchmarks Fuzz/Package.swift \
	Fuzz/Sources/fuzz)

# What is installed must not need the Swift toolchain. macOS brings Swift's libraries; on Linux they
# are linked in.
ifeq ($(shell uname -s),Linux)
STANDALONE := --static-swift-stdlib
endif

export SWIFT MINIMUM_SWIFT PREFIX DESTDIR

.DEFAULT_GOAL := help
.PHONY: help demo build test lint fuzz bench install uninstall clean toolchain packages test-packages

help: ## List these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' Makefile
	@echo
	@echo "On a fresh machine with Swift $(MINIMUM_SWIFT) or newer, 'make demo' is all it takes."

demo: build ## Draw out.png and compare.png with a release build
	@sh Scripts/demo.sh

build: packages ## Build the program for release
	$(SWIFT) build -c release $(CHECKED) --product tabrender

test: test-packages ## Run every test, in release; a line for each suite, and the failures
	@bash Scripts/test.sh $(TEST_FLAGS)

lint: toolchain ## Check format, documentation rules, scripts and the report's page
	$(SWIFT) format lint --strict --recursive $(LINTED)
	@for script in Scripts/*.sh; do sh -n "$$script" || exit 1; done
	@bash -n .ci/run
	@sh Scripts/lint-page.sh

fuzz: packages ## Feed the readers random files, FUZZ_SECONDS (600) for each
	@sh Scripts/fuzz.sh

bench: packages ## Measure kernels and the whole program
	$(SWIFT) run -c release --package-path Benchmarks

install: packages ## Install under PREFIX (default /usr/local); DESTDIR is respected
	$(SWIFT) build -c release --product tabrender $(STANDALONE)
	@sh Scripts/install.sh install

uninstall: ## Remove what `make install` put under PREFIX
	@sh Scripts/install.sh uninstall

clean: ## Remove the build folder and the pictures of the demo
	rm -rf .build Benchmarks/.build Fuzz/.build Fuzz/corpus out.png compare.png

packages: toolchain ## Install missing system packages
	@sh Scripts/install-system-packages.sh

test-packages: toolchain
	@sh Scripts/install-system-packages.sh tests

toolchain: ## Check the Swift toolchain
	@sh Scripts/check-swift.sh
