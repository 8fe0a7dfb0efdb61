//! The subcommands that answer questions about a bundle.

use super::*;

#[test]
fn why_leads_from_an_item_to_the_solution() {
    let folder = package();
    let (code, out, _) = run(folder.path(), &["why", "first", "twice"]);
    assert_eq!(code, 0);
    assert!(out.starts_with("fn twice  src/lib.rs:1\n"), "{out}");
    assert!(out.contains("because of use  src/bin/first.rs:1"), "{out}");
    let (code, _, err) = run(folder.path(), &["why", "first", "unused"]);
    assert_eq!(code, 1);
    assert!(err.contains("no item `unused`"), "{err}");
}

#[test]
fn why_names_the_text_that_names_an_item_and_not_an_import_on_another_way() {
    let folder = tempfile::tempdir().unwrap();
    write(
        folder.path(),
        "Cargo.toml",
        "[package]\nname = \"demo\"\nversion = \"0.1.0\"\nedition = \"2021\"\n",
    );
    write(
        folder.path(),
        "src/lib.rs",
        "mod inner {\n    pub fn first() {}\n}\npub use inner::first;\npub fn second() {}\n",
    );
    write(
        folder.path(),
        "src/main.rs",
        "fn main() {\n    demo::first();\n    demo::second();\n}\n",
    );
    let (code, out, err) = run(folder.path(), &["why", "demo", "second"]);
    assert_eq!(code, 0, "{err}");
    assert!(out.contains("because of fn main  src/main.rs:1"), "{out}");
    assert!(!out.contains("because of use"), "{out}");
}

#[test]
fn why_takes_as_much_of_a_path_as_is_needed() {
    let folder = package();
    let library = "pub mod one {\n    pub struct Tree;\n    impl Tree {\n        pub fn get(&self) -> u32 {\n            1\n        }\n    }\n}\n\
                   pub mod two {\n    pub trait Get {\n        fn get(&self) -> u32;\n    }\n    impl Get for u8 {\n        fn get(&self) -> u32 {\n            2\n        }\n    }\n}\n";
    write(folder.path(), "src/lib.rs", library);
    let solution = "use demo::{one::Tree, two::Get};\n\nfn main() {\n    println!(\"{}\", Tree.get() + 1u8.get());\n}\n";
    write(folder.path(), "src/bin/first.rs", solution);
    let found = |name: &str| -> Vec<String> {
        let (code, out, err) = run(folder.path(), &["why", "first", name]);
        assert_eq!(code == 0, err.is_empty(), "{err}");
        let items = out.lines().filter(|line| !line.starts_with(' '));
        items.map(str::to_owned).collect()
    };
    let [of_tree, of_trait, of_number] = [
        "fn Tree::get  src/lib.rs:4",
        "fn Get::get  src/lib.rs:11",
        "fn u8::get  src/lib.rs:14",
    ];
    assert_eq!(found("get"), [of_tree, of_trait, of_number]);
    assert_eq!(found("Tree::get"), [of_tree]);
    assert_eq!(found("demo::one::Tree::get"), [of_tree]);
    assert_eq!(found("Get::get"), [of_trait, of_number]);
    assert_eq!(found("two::u8::get"), [of_number]);
    assert_eq!(found("crate::demo::one::Tree::get"), [of_tree]);
    assert_eq!(found("::demo::one::Tree::get"), [of_tree]);
    assert_eq!(found("one::Tree"), ["struct Tree  src/lib.rs:2"]);
    for absent in [
        "two::Tree",
        "two::get",
        "all::demo::one::Tree",
        "::get",
        "get::",
        "",
    ] {
        assert_eq!(found(absent), [""; 0], "{absent}");
    }
}

#[test]
fn options_stand_before_or_behind_a_subcommand() {
    let folder = package();
    let manifest = folder.path().join("Cargo.toml");
    let manifest = manifest.to_str().unwrap();
    let elsewhere = tempfile::tempdir().unwrap();
    for arguments in [
        ["--manifest-path", manifest, "why", "first", "twice"],
        ["why", "first", "twice", "--manifest-path", manifest],
    ] {
        let (code, out, err) = run(elsewhere.path(), &arguments);
        assert_eq!(code, 0, "{err}");
        assert!(out.starts_with("fn twice  src/lib.rs:1\n"), "{out}");
    }
    assert_eq!(run(folder.path(), &["--check", "why", "first", "x"]).0, 2);
}

#[test]
fn a_binary_named_like_a_subcommand_is_reached_behind_two_hyphens() {
    let folder = package();
    write(folder.path(), "src/bin/why.rs", SOLUTION);
    for arguments in [["--", "why"], ["first", "why"]] {
        let (code, out, err) = run(folder.path(), &arguments);
        assert_eq!(code, 0, "{err}");
        assert!(out.contains("bundled/why/main.rs"), "{out}");
    }
    let (code, out, _) = run(folder.path(), &["why", "why", "twice"]);
    assert_eq!(code, 0);
    assert!(out.contains("because of use  src/bin/why.rs:1"), "{out}");
}

#[test]
fn prove_compares_with_the_original() {
    let folder = package();
    let (code, out, err) = run(folder.path(), &["prove", "first"]);
    assert_eq!(code, 0, "{err}");
    assert!(out.starts_with("first  equal    "), "{out}");
    assert!(out.ends_with(" functions\n"), "{out}");
    let (code, out, _) = run(folder.path(), &["prove", "--json"]);
    assert_eq!(code, 0);
    let first: serde_json::Value = serde_json::from_str(out.lines().next().unwrap()).unwrap();
    assert_eq!(first["bin"], "first");
    assert_eq!(first["with"], "original");
    assert_eq!(first["verdict"], "equal");
    assert!(first["functions"].as_u64().unwrap() > 1);
    let (code, _, err) = run(folder.path(), &["prove", "first", "--no-verify"]);
    assert_eq!(code, 1);
    assert!(err.contains("nothing is proved without rustc"), "{err}");
}

/// What `prove` says first of a solution that uses one function of this library, which has panics of its own without std.
fn proved(library: &str) -> String {
    let folder = package();
    let manifest = "[package]\nname = \"demo\"\nversion = \"0.1.0\"\nedition = \"2018\"\n";
    write(folder.path(), "Cargo.toml", manifest);
    let library = format!("#![no_std]\n{library}");
    write(folder.path(), "src/lib.rs", library);
    let solution = "fn main() {\n    println!(\"{}\", demo::parts::used(2));\n}\n";
    write(folder.path(), "src/bin/first.rs", solution);
    let (code, out, err) = run(folder.path(), &["prove", "first"]);
    assert_eq!(code, 0, "{err}");
    assert!(out.contains("not compared crate by crate"), "{out}");
    out.lines().next().unwrap_or_default().to_owned()
}

#[test]
fn prove_compares_with_every_item_and_import_of_the_library() {
    let used = "pub mod parts {\n    pub fn used(n: u32) -> u32 {\n        assert!(n < 9, \"much\");\n        n\n    }\n}\n";
    assert_eq!(proved(used), "first  whole    nothing is left out");
    for dead in [
        "pub fn dead() {}\n",
        "pub use parts::used as dead;\n",
        "pub use parts::*;\n",
    ] {
        let said = proved(&format!("{dead}{used}"));
        assert!(said.starts_with("first  equal "), "{dead}: {said}");
        assert!(said.ends_with(" functions in one file"), "{dead}: {said}");
    }
}

#[test]
fn prove_names_what_it_had_to_leave_out() {
    let folder = package();
    let library = "pub fn used() -> u32 {\n    2\n}\npub fn broken() -> &'static str {\n    \
                   env!(\"NOT_SET_ANYWHERE\")\n}\n";
    write(folder.path(), "src/lib.rs", library);
    let solution = "fn main() {\n    println!(\"{} {}\", line!(), demo::used());\n}\n";
    write(folder.path(), "src/bin/first.rs", solution);
    let (code, out, err) = run(folder.path(), &["prove", "first"]);
    assert_eq!(code, 0, "{err}");
    assert!(
        out.contains("compared without fn broken  src/lib.rs:4"),
        "{out}"
    );
}

#[test]
fn why_has_json_too() {
    let folder = package();
    let (code, out, _) = run(folder.path(), &["why", "first", "twice", "--json"]);
    assert_eq!(code, 0);
    let value: serde_json::Value = serde_json::from_str(&out).unwrap();
    let steps = serde_json::json!([
        {"item": "fn twice", "file": "src/lib.rs", "line": 1},
        {"item": "use", "file": "src/bin/first.rs", "line": 1},
    ]);
    assert_eq!(value["chain"], steps);
}

#[test]
fn methods_whose_absence_moves_others_in_vtables_make_no_difference() {
    let folder = package();
    let library = "pub trait Shape {\n    fn area(&self) -> u32;\n    fn size(&self) -> u32 {\n        0\n    }\n    \
                   fn side(&self) -> u32;\n}\nimpl Shape for u32 {\n    fn area(&self) -> u32 {\n        *self * *self\n    }\n    \
                   fn side(&self) -> u32 {\n        *self\n    }\n}\n";
    write(folder.path(), "src/lib.rs", library);
    let solution = "use demo::Shape;\nfn main() {\n    let shape: &dyn Shape = &3;\n    \
                    println!(\"{} {}\", shape.area(), shape.side());\n}\n";
    write(folder.path(), "src/bin/first.rs", solution);
    let (code, out, err) = run(folder.path(), &["prove", "first"]);
    assert_eq!(code, 0, "{err}");
    assert!(out.starts_with("first  equal "), "{out}");
    assert_eq!(out.lines().count(), 1, "{out}");
}

#[test]
fn sizes_names_nothing_that_is_not_in_the_bundle() {
    let folder = package();
    let library = "#[cfg(local)]\n#[macro_export]\nmacro_rules! trace {\n    () => {};\n}\n#[cfg(not(local))]\n#[macro_export]\n\
                   macro_rules! trace {\n    () => {};\n}\npub fn twice(n: i32) -> i32 {\n    2 * n\n}\n";
    write(folder.path(), "src/lib.rs", library);
    let (code, out, err) = run(folder.path(), &["sizes", "first"]);
    assert_eq!(code, 0, "{err}");
    assert!(out.contains("fn twice") && !out.contains("trace"), "{out}");
}
