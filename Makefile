# Every task of the project, one target each; `make` alone lists them. It needs GNU make, a POSIX shell and a Rust toolchain.

.DEFAULT_GOAL := help
.PHONY: help bundle judge verify new test bench fuzz clean

# Which puzzles: `make bundle P=uva_745`, `make judge P="uva_745 uva_197/sample/1"`.
P ?=

TARGET := $(or $(CARGO_TARGET_DIR),target)

# The oldest compiler that a judge is expected to have. rustup's rustc comes first on the PATH, Debian's is in /usr/bin.
OLD_RUSTC ?= $(shell path="$$PATH:/usr/bin"; IFS=:; for folder in $$path; do \
	case "$$("$$folder/rustc" --version 2>/dev/null)" in ("rustc 1.63."*) echo "$$folder/rustc"; break;; esac; done)

# When all stored submissions last had their verdicts, and whether anything that they depend on is newer: the judge is
# built anew when the compiler is another one.
VERIFIED := $(TARGET)/judge/verified
is_newest = [ -f '$(1)' ] && [ -z "$$(find judge-tests/problems '$(TARGET)/tools/judge' -newer '$(1)' 2>&1)" ]

# Kattis' checker of problem packages (`pip install problemtools`), where .ci/run installs it or on the PATH, and when it last
# accepted all stored problems.
PROBLEMTOOLS := $(TARGET)/problemtools
VERIFYPROBLEM ?= $(firstword $(wildcard $(PROBLEMTOOLS)/bin/verifyproblem) $(shell command -v verifyproblem))
PACKAGES := $(TARGET)/judge/packages
# All but the statement, which takes pandoc and LaTeX. Two processes are faster than one with two threads.
PACKAGE_PARTS := --threads 1 --parts config data graders submissions validators
# Of a package's submissions it runs the puzzle's own bundle: the judge runs them all, with the package's validators.
own_submission = cd "$$1/submissions"; for file in accepted/*; do if test "$$(printf %s "$$file" | tr -d _)" = "accepted/$$1.rs"; \
	then printf %s "$$file"; fi; done
verify_package = own=$$($(own_submission)); exec "$$0" --submission_filter "$$own" $(PACKAGE_PARTS) -- "$$1"

# The profile that `make test` builds the tests with, and lints and documentation: CI has them share what the tools are built from.
TEST_PROFILE ?= dev

# $(call built,tool): says why the first run is silent for a while.
built = @test -x '$(TARGET)/tools/$(1)' || echo 'building the $(1), which takes a minute or two the first time' >&2

# Where the tests have the tools' profile, the tools are what they have built: with the features of the whole workspace, not with the
# fewer that a package of its own asks of its dependencies.
ifeq ($(TEST_PROFILE),tools)
from = --workspace
export CARGO_ALIAS_BUNDLE := run --quiet --profile tools --bin bundler --
export CARGO_ALIAS_JUDGE := run --quiet --profile tools --bin judge --
else
from = --package $(1)
endif

# $(call build,package,tool): what `cargo bundle` and `cargo judge` would build; a linker keeps one processor busy for a minute.
build = cargo build --quiet --locked --profile tools $(from) --bin $(2)

# What else takes compilers is done in the time that tests leave, most of which wait for a process or for the disk now and then. So
# the fixtures, which take half of the time, run beside the other tests.
tools = nice $(call build,bundler,bundler) && nice $(call build,judge-tests,judge)
lints = nice cargo clippy --quiet --locked --workspace --all-targets --profile $(TEST_PROFILE) -- -D warnings
pages = RUSTDOCFLAGS='-D warnings' nice cargo doc --quiet --workspace --no-deps --lib --document-private-items --profile $(TEST_PROFILE)

# $(call calm,command,filter): the command's whole output if it fails, and what the filter leaves of it if it succeeds.
calm = said=$$($(1)) || { code=$$?; printf '%s\n' "$$said"; exit $$code; }; printf '%s\n' "$$said" | $(2)
LAST_LINE := tail -n 1
NOTHING := cat >/dev/null
RESULTS := grep '^test result: .* [1-9][0-9]* passed'

help: ## list the targets
	@echo 'usage: make TARGET [P="PUZZLE…"]'
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/\1 \2/p' Makefile | while read -r name text; do printf '  %-8s %s\n' "$$name" "$$text"; done

bundle: ## write bundled/<puzzle>/main.rs for every puzzle, or for those in P
	$(call built,bundler)
	@cargo bundle -- $(P)

judge: ## judge every bundle on its stored cases, or those in P (a puzzle, or puzzle/case)
	$(call built,judge)
	@cargo judge $(P)

verify: ## run the stored submissions: each must get the verdict that its folder names
	$(call built,judge)
	@cargo judge verify $(P)

new: ## lay out the new puzzle P=<judge>_<id>: a solution and a stored problem
	$(if $(strip $(P)),,$(error name the puzzle, such as `make new P=uva_100`))
	$(call built,judge)
	@cargo judge new -- '$(P)'

test: ## run all checks: format, lints, documentation, tests, bundles, judge
	@echo 'format'
	@cargo fmt --all --check
	@rustfmt --check --edition 2024 bundler/fuzz/src/main.rs
	@cargo fetch --quiet --locked --manifest-path bundler/tests/published/crates/Cargo.toml \
		&& cargo fetch --quiet --locked --manifest-path bundler/tests/published/tree/Cargo.toml \
		|| echo 'skipped: the published crates whose examples are tests could not be fetched'
	@echo 'lints and documentation, beside unit, fixture and command tests'
	@trap wait EXIT; tests='cargo test --quiet --locked --profile $(TEST_PROFILE)'; $$tests --workspace --no-run && \
		{ { $(tools) && $(lints) && $(pages); } & beside=$$!; \
		{ $(call calm,$$tests --package bundler --test fixtures,$(RESULTS)); } & fixtures=$$!; \
		export FIXTURES=none; $(call calm,$$tests --workspace,$(RESULTS)); wait $$fixtures && wait $$beside; }
	@echo 'bundles'
	@cargo bundle
	@echo 'bundles made again are the same'
	@rm -rf '$(TARGET)/bundler/bundles'
	@$(call calm,cargo bundle --check,$(NOTHING))
	@echo 'bundles are the original programs, as the compiler sees them'
	@$(call calm,cargo bundle prove,$(NOTHING))
	@echo 'judge: bundles and modular programs'
	@cargo judge --both
	@echo 'judge: stored submissions get the verdict that their folder names'
	@if $(call is_newest,$(VERIFIED)); then echo 'nothing changed since they were last run'; \
		else touch '$(VERIFIED).new'; $(call calm,cargo judge verify,$(LAST_LINE)); mv '$(VERIFIED).new' '$(VERIFIED)'; fi
	@echo 'stored problems are packages that the verifyproblem of Kattis accepts'
	@$(if $(VERIFYPROBLEM),if $(call is_newest,$(PACKAGES)/accepted); then echo 'nothing changed since they were last accepted'; \
		else rm -rf '$(PACKAGES)'; $(call calm,cargo judge export --to '$(PACKAGES)',$(NOTHING)); \
		cd '$(PACKAGES)'; $(call calm,printf '%s\n' * | xargs -P 2 -n 1 sh -c '$(verify_package)' '$(abspath $(VERIFYPROBLEM))',grep ' tested: '); touch accepted; fi,\
		echo 'skipped: found no verifyproblem; pip install problemtools, or name it with VERIFYPROBLEM=PATH')
	@echo 'judge: bundles compiled by rustc 1.63'
	@$(if $(OLD_RUSTC),$(call calm,cargo judge --rustc '$(OLD_RUSTC)',$(LAST_LINE)),echo 'skipped: found no rustc 1.63; name one with OLD_RUSTC=PATH')

# Where rustup has std for musl, the bundler is measured with that for a C library too, as README has it installed.
MUSL = $(subst gnu,musl,$(shell rustc --print host-tuple))
HAS_MUSL = $(and $(findstring musl,$(MUSL)),$(wildcard $(shell rustc --print sysroot)/lib/rustlib/$(MUSL)/lib))

bench: ## measure bundling, judging and the puzzles (those in P); against cargo-equip too if it is found, or with EQUIP=1 installed
	@$(if $(EQUIP),cargo install --quiet --root '$(TARGET)/equip' cargo-equip)
	@$(if $(HAS_MUSL),$(call build,bundler,bundler) --target $(MUSL))
	@CARGO_EQUIP='$(abspath $(TARGET))/equip/bin/cargo-equip' $(if $(HAS_MUSL),BUNDLER_MUSL='$(abspath $(TARGET))/$(MUSL)/tools/bundler') \
		cargo bench --quiet --profile tools --package bundler --package judge-tests --bench speed
	@cargo bench --quiet --profile tools --package judge-tests --bench puzzles -- $(P)

# libFuzzer counts what is reached with the help of these flags; build scripts are made without them.
INSTRUMENTED := -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
	-Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table
FUZZ := $(abspath $(TARGET))/fuzz
MINUTES ?= 30

fuzz: ## attack the bundler with random packages for MINUTES=30; it needs a C++ compiler
	@cd bundler/fuzz && RUSTFLAGS='$(INSTRUMENTED)' cargo build --quiet --release --target "$$(rustc --print host-tuple)" --target-dir '$(FUZZ)'
	@mkdir -p '$(FUZZ)/corpus' '$(FUZZ)/finds'
	@FUZZ_LAST='$(FUZZ)/last' '$(FUZZ)'/*/release/bundler-fuzz -max_total_time=$$(($(MINUTES) * 60)) -timeout=10 -rss_limit_mb=2048 \
		-max_len=20000 -print_final_stats=1 -artifact_prefix='$(FUZZ)/finds/' '$(FUZZ)/corpus' bundler/tests/cases \
		|| { echo 'the input is in $(FUZZ)/finds, or after a full stack in $(FUZZ)/last' >&2; exit 1; }

clean: ## remove everything that was made
	@cargo clean --quiet
	@rm -rf bundled
