//! Bundles programs written against published crates: their own documentation examples, and the contest programs in
//! `contest/`. Each must compile alone, do what it does with the crate as an ordinary dependency, and hold nothing unused.
//!
//! The programs of `tree/` are bundled with their crates as dependencies. All other crates are a package's own library there:
//! those that `crates/Cargo.toml` depends on; Cargo fetches them (`cargo fetch --locked --manifest-path
//! bundler/tests/published/crates/Cargo.toml`), and where they are missing the test says so and does nothing. A few
//! examples of each crate are tried; with `PUBLISHED=all` every one is, with `PUBLISHED=9` nine, and a table says what came of them.

#[path = "../common/mod.rs"]
mod common;
mod examples;
mod graft;
mod judge;
mod package;
mod sources;
mod tree;

use libtest_mimic::Trial;

use judge::Effort;
use sources::Source;

fn main() {
    let arguments = common::arguments();
    let sources = match sources::fetched() {
        Ok(sources) => sources,
        // Cargo names the flag when only the network is missing.
        Err(why) if why.contains("--offline") => {
            eprintln!("skipped: the published crates are not here: {why}");
            Vec::new()
        }
        Err(why) => {
            let broken = Trial::test("crates", move || Err(why.into()));
            libtest_mimic::run(&arguments, vec![broken]).exit();
        }
    };
    let effort = match std::env::var("PUBLISHED") {
        Ok(mode) if mode == "all" => Effort::Survey(usize::MAX),
        Ok(count) => Effort::Survey(count.parse().expect("PUBLISHED is `all` or a number")),
        Err(_) => Effort::Test,
    };
    let trials = sources.into_iter().map(|source: Source| {
        let skipped = source.large && matches!(effort, Effort::Test);
        Trial::test(source.name.clone(), move || {
            judge::check(&source, effort).map_err(Into::into)
        })
        .with_ignored_flag(skipped)
    });
    let programs = tree::programs();
    let left = (!programs.is_empty()).then(|| {
        Trial::test("tree: what the judge has", || {
            tree::leave_to_the_judge().map_err(Into::into)
        })
    });
    let tree = programs.into_iter().map(|name| {
        let title = format!("tree/{name}");
        Trial::test(title, move || tree::check(&name).map_err(Into::into))
    });
    libtest_mimic::run(&arguments, trials.chain(left).chain(tree).collect()).exit();
}
