# `make run` and `make test` are all that a newcomer needs; both install what is missing first.
SHELL := /bin/sh
CONFIGURATION := -c release --static-swift-stdlib
ifeq ($(shell uname -s),Linux)
CONFIGURATION += --disable-local-rpath -Xswiftc -Xclang-linker -Xswiftc --ld-path="$(CURDIR)/Scripts/link-what-is-needed"
endif
SNAPFARM = .build/release/snapfarm
SECONDS = 60
SUITE = snapfarm.yaml
GALLERY = 'gallery-*/*'

.PHONY: run test test-faults build setup bench lint format check gallery check-page check-svg check-pdf check-bare determinism-debian13 fuzz sanitize clean

# Renders the examples for every device of the suite and checks them against Snapshots/.
run: build
	@$(SNAPFARM) render
	@$(SNAPFARM) test

build: setup
	@swift build $(CONFIGURATION) --product snapfarm --quiet

test: setup
	swift build --build-tests --quiet --explicit-target-dependency-import-check error
	swift test --skip-build --disable-xctest --parallel

# The verbs that write, killed at 200 random moments each, and two of them at once as often; 100 000 random scenes.
test-faults: setup
	swift build --build-tests --quiet
	SNAPFARM_KILLS=200 swift test --skip-build --disable-xctest --filter 'KillTests|TwoCallsTests'
	SNAPFARM_SCENES=1000 swift test --skip-build --disable-xctest --filter 'Random scenes'

# The built command, as people use it, on the repository's own suites.
check: build
	@$(SNAPFARM) lint
	@$(SNAPFARM) test
	@$(SNAPFARM) lint --suite Examples/blocks/snapfarm.yaml
	@$(SNAPFARM) test --suite Examples/blocks/snapfarm.yaml

# References, record of pixels and contact sheet of the gallery, anew. It fails where pixels moved and rendererVersion did
# not.
gallery: build
	@Scripts/setup bench
	swift build --build-tests --quiet
	SNAPFARM_GALLERY=write swift test --skip-build --disable-xctest --filter 'no pixel moves under one version'
	@$(SNAPFARM) record --filter $(GALLERY)
	@$(SNAPFARM) record --suite Examples/blocks/snapfarm.yaml
	@Benchmarks/.venv/bin/python Scripts/make-contact-sheet

# Measures against other tools and against limits; SUITES="start diff" for some of Benchmarks/suites.
bench: build
	@Scripts/setup bench
	@swift build $(CONFIGURATION) --product BufferBenchmark --quiet
	@swift build $(CONFIGURATION) --product LayoutBenchmark --quiet
	@swift build $(CONFIGURATION) --product DrawingBenchmark --quiet
	@Benchmarks/.venv/bin/python Benchmarks/bench.py $(SUITES)

# The SVGs of a suite, drawn by two other renderers and held against our pictures. SUITE=… for another one;
# the gallery's figures are kept in Documentation/svg-agreement.md.
check-svg: build
	@Scripts/setup bench
	@rm -rf .snapfarm/svg
	@$(SNAPFARM) render --quiet --suite "$(SUITE)" --output "$(CURDIR)/.snapfarm/svg"
	@Benchmarks/.venv/bin/python Scripts/svg-agreement --write Documentation/svg-agreement.md .snapfarm/svg

# The pages of the suite's PDFs, drawn by Poppler's pdftocairo and held against its pictures; a minute.
check-pdf: build
	@Scripts/setup bench
	@rm -rf .snapfarm/pdf
	@$(SNAPFARM) render --quiet --suite "$(SUITE)" --format png --format svg --format pdf \
	  --output "$(CURDIR)/.snapfarm/pdf"
	@Benchmarks/.venv/bin/python Scripts/pdf-agreement .snapfarm/pdf

# The page of the report, in Chromium. Installs chromium and chromium-driver, some 300 MB that nothing else needs.
check-page:
	@Scripts/setup browser
	@Scripts/check-page

# What README promises of a fresh machine, tried in a system made for it. As root; takes long.
check-bare:
	Scripts/check-bare-machine

# A hundred frames and the suite's, drawn with the libraries of Debian 13 too. Fetches 25 MB of packages below .build.
determinism-debian13: build
	@Scripts/determinism-debian13

# Made-up files against the PNG decoder, for as many seconds as SECONDS says.
fuzz: setup
	Scripts/fuzz $(SECONDS)

# The tests of what works on memory by hand, with every access checked.
sanitize: setup
	swift build --build-tests --sanitize=address --scratch-path .build-asan --quiet
	swift test --skip-build --disable-xctest --sanitize=address --scratch-path .build-asan \
	  --filter '^(PNGTests|PicturesTests|CompareTests)\.'

lint:
	swift format lint --strict --recursive --parallel Package.swift Sources Tests Benchmarks

format:
	swift format format --in-place --recursive --parallel Package.swift Sources Tests Benchmarks

setup:
	@Scripts/setup

clean:
	rm -rf .build .snapfarm
