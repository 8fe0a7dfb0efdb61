//! A crate that is indexed again is as if it had never been indexed before.

use super::*;
use crate::cfg::Cfg;
use crate::index::{CrateSource, Texts, index, index_again};
use crate::inputs::Inputs;
use crate::package::Edition;
use crate::procedural::Expansions;
use crate::tables::Mentions;

const FILES: [(&str, &str); 11] = [
    (
        "lib.rs",
        "#[macro_use] mod early; mod empty; mod same; #[path = \"same.rs\"] mod twice; mod gone; mod outer;
         pub use outer::*; use self::same::{a, b as c}; macro_rules! last { () => {} } last! {}",
    ),
    ("early.rs", "macro_rules! first { () => {} } pub struct Early;"),
    ("empty.rs", ""),
    ("same/below.rs", "pub fn here() {}"),
    ("below.rs", "pub fn there() {}"),
    (
        "same.rs",
        "mod below; pub fn a() {} pub(super) fn b() {} pub(in crate::same) mod inline { pub use super::*; fn f() { mod g {} } }",
    ),
    ("gone.rs", "#![cfg(feature = \"never\")] pub fn gone() {}"),
    (
        "outer.rs",
        "#[cfg(unix)] pub mod inner; pub mod other; impl Own { fn m(&self) {} } pub struct Own; extern crate core as kernel;",
    ),
    ("outer/inner.rs", "#![allow(dead_code)] pub mod deepest; last! { inner }"),
    ("outer/inner/deepest.rs", "pub(in crate::outer) static S: u8 = 0; use super::super::Own as Mine; pub trait T { fn m(); }"),
    ("outer/other.rs", "#[macro_export] macro_rules! last { () => {} } pub use crate::early::Early as _; fn f() { println!(\"{}\", other::mem::take()) } macro_rules! names { ($($t:tt)*) => { other::f($($t)*) } } names! { use other::g; }"),
];

/// All of a crate, with every node read.
fn shown(krate: &Krate) -> String {
    let read: Vec<&Mentions> = krate.nodes.iter().map(|node| &node.refs).collect();
    for mentions in read {
        let _ = mentions.paths.len();
    }
    format!("{krate:#?}")
}

/// What the root begins with.
const ROOTS: [&str; 3] = [
    "",
    "#![no_std] #![no_implicit_prelude] #![cfg(unix)] #[macro_use] extern crate near; extern crate near as far;",
    "#![cfg(feature = \"never\")]",
];

#[test]
fn a_crate_that_is_indexed_again_is_as_if_for_the_first_time() {
    for begin in ROOTS {
        let files = FILES.map(|(path, text)| match path {
            "lib.rs" => (path, format!("{begin}{text}")),
            _ => (path, text.to_owned()),
        });
        changed_step_by_step(&files);
    }
}

fn changed_step_by_step(files: &[(&str, String)]) {
    let folder = tempfile::tempdir().unwrap();
    for (path, text) in files {
        let path = folder.path().join(path);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    }
    let root = folder.path().join("lib.rs");
    let (inputs, cfg, expansions) = (Inputs::default(), Cfg::default(), Expansions::default());
    let variables = BTreeMap::new();
    let source = CrateSource {
        number: 1,
        name: Name::from("demo"),
        edition: Edition::E2021,
        edition_place: None,
        notice: None,
        spared: false,
        externs: BTreeMap::from(
            [("near", 2), ("far", 3)]
                .map(|(name, krate)| (Name::from(name), Extern::Bundled(krate))),
        ),
        path: &root,
        root: folder.path(),
        place: "",
        generated: None,
        inputs: &inputs,
        cfg: &cfg,
        expansions: &expansions,
        procedural: false,
        variables: &variables,
        complaint: None,
    };
    let mut texts = Texts::new();
    let mut before = None;
    // What is changed in a file, one after the other: nothing, its length, and what it says of the files that it declares.
    let more = "fn more() {} mod added { pub fn f() { first!(more) } } first! {}";
    for (path, module, old, new) in [
        ("", "", "", ""),
        ("outer/inner.rs", "demo::outer::inner", "", more),
        ("same.rs", "demo::twice", "", more),
        ("gone.rs", "demo::gone", "", more),
        ("lib.rs", "demo", "", more),
        ("outer.rs", "demo::outer", "", more),
        ("early.rs", "demo::early", "", more),
        ("same.rs", "demo::same", "", more),
        ("empty.rs", "demo::empty", "", more),
        ("outer/other.rs", "demo::outer::other", "", more),
        (
            "outer/inner/deepest.rs",
            "demo::outer::inner::deepest",
            "",
            more,
        ),
        ("lib.rs", "demo", "#[macro_use]", ""),
        ("outer.rs", "demo::outer", "#[cfg(unix)]", ""),
        ("lib.rs", "demo", "mod gone;", "#[cfg(windows)] mod gone;"),
        ("gone.rs", "demo::gone", "#![cfg(feature = \"never\")]", ""),
        (
            "lib.rs",
            "demo",
            "mod empty;",
            "mod empty; extern crate near as other;",
        ),
        (
            "outer.rs",
            "demo::outer",
            "pub mod other;",
            "#[path = \"outer/other.rs\"] pub mod other;",
        ),
        (
            "lib.rs",
            "demo",
            "mod same; #[path = \"same.rs\"] mod twice;",
            "#[path = \"same.rs\"] mod twice; mod same;",
        ),
        (
            "lib.rs",
            "demo",
            "mod outer;",
            "mod outer { pub mod other; }",
        ),
        (
            "lib.rs",
            "demo",
            "mod outer;",
            "mod outer { #[path = \"../outer/other.rs\"] pub mod other; }",
        ),
        (
            "lib.rs",
            "demo",
            " mod same;",
            " #[path = \"same.rs\"] mod same;",
        ),
        ("", "", "", ""),
    ] {
        if let Some((_, text)) = files.iter().find(|(known, _)| *known == path) {
            let text = match old {
                "" => format!("{text} {new}"),
                _ => text.replacen(old, new, 1),
            };
            let path = folder.path().join(path);
            let file = SourceFile::new(&path, path.to_string_lossy().into(), text.into());
            texts.insert((path, module.to_owned()), file);
        }
        let texts_of = |krate: &Krate| -> Vec<Arc<str>> {
            krate.files.iter().map(|file| file.text.clone()).collect()
        };
        let texts_before = before.as_ref().map(|(krate, _)| texts_of(krate));
        let (krate, parts) = index_again(&source, &texts, before).unwrap();
        // What is read again has a text of its own.
        if let (Some(known), true) = (texts_before, path.is_empty()) {
            let mut both = known.iter().zip(texts_of(&krate));
            assert!(both.all(|(one, other)| Arc::ptr_eq(one, &other)));
        }
        let fresh = index(&source, &texts).unwrap();
        assert!(shown(&krate) == shown(&fresh), "{path}: {old} {new}");
        assert_eq!(krate.files.len(), parts.all.len());
        before = Some((krate, parts));
    }
}
