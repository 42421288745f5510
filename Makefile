# `make run` and `make test` are all that a newcomer needs; both install what is missing first.
SHELL := /bin/sh
CONFIGURATION := -c release --static-swift-stdlib
SNAPFARM = .build/release/snapfarm

.PHONY: run test build setup lint format check check-page check-bare clean

# Renders the examples for every device of the suite and checks them against Snapshots/.
run: build
	@$(SNAPFARM) render
	@$(SNAPFARM) test

build: setup
	@swift build $(CONFIGURATION) --product snapfarm --quiet

test: setup
	swift build --build-tests --quiet --explicit-target-dependency-import-check error
	swift test --skip-build --disable-xctest --parallel

# The built command, as people use it, on the repository's own suite.
check: build
	@$(SNAPFARM) test

# The page of the report, in Chromium. Installs chromium and chromium-driver, some 300 MB that nothing else needs.
check-page:
	@Scripts/setup browser
	@Scripts/check-page

# What README promises of a fresh machine, tried in a system made for it. As root; takes long.
check-bare:
	Scripts/check-bare-machine

lint:
	swift format lint --strict --recursive --parallel Package.swift Sources Tests

format:
	swift format format --in-place --recursive --parallel Package.swift Sources Tests

setup:
	@Scripts/setup

clean:
	rm -rf .build .snapfarm
