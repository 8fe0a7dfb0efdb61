//! A package whose library is many crates: of all of them only what is used, and a change in any of them is noticed.

use super::*;

/// The manifest of a package with path dependencies beside it.
fn manifest(name: &str, dependencies: impl IntoIterator<Item = String>) -> String {
    let lines = dependencies
        .into_iter()
        .map(|name| format!("{name} = {{ path = \"../{name}\" }}\n"));
    let lines: String = lines.collect();
    format!(
        "[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"2021\"\n\n[features]\nlarge = []\n\n[dependencies]\n{lines}"
    )
}

/// A solution over a facade that passes on all of so many crates; two of three depend on the one before them.
fn facade(crates: usize) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let name = |index: usize| format!("part-{index}");
    let file = |path: &str, text: &str| write(folder.path(), path, text);
    file(
        "Cargo.toml",
        "[workspace]\nmembers = [\"demo\"]\nresolver = \"2\"\n[workspace.metadata.bundler]\npackage = \"demo\"\n",
    );
    file("demo/Cargo.toml", &manifest("demo", ["facade".to_owned()]));
    file(
        "demo/src/bin/first.rs",
        "use facade::*;\n\nfn main() {\n    println!(\"{}\", part_7::twice(half(6)));\n}\n",
    );
    file(
        "facade/Cargo.toml",
        &manifest("facade", (0..crates).map(name)),
    );
    let all = (0..crates).map(|index| format!("pub use part_{index}::*;\n"));
    let modules =
        "pub use part_7;\n\npub fn half(value: u32) -> u32 {\n    part_3::part(value)\n}\n";
    file(
        "facade/src/lib.rs",
        &format!("{}{modules}", all.collect::<String>()),
    );
    for index in 0..crates {
        let before = (index % 3 > 0).then(|| index - 1);
        file(
            &format!("part-{index}/Cargo.toml"),
            &manifest(&name(index), before.map(name)),
        );
        let of_before = before.map(|before| format!(" + part_{before}::part(value) * 0"));
        let of_before = of_before.unwrap_or_default();
        file(
            &format!("part-{index}/src/lib.rs"),
            &format!(
                "pub struct Kind{index};\n\nimpl Kind{index} {{\n    pub fn unused(&self) {{}}\n}}\n\n\
                 pub fn twice(value: u32) -> u32 {{\n    part(value) * {}\n}}\n\n\
                 pub fn part(value: u32) -> u32 {{\n    value{of_before}\n}}\n",
                if index == 7 { "2" } else { "3" },
            ),
        );
    }
    folder
}

#[test]
fn of_150_crates_behind_a_facade_only_what_is_used_is_there() {
    let folder = facade(150);
    let (code, _, err) = run(folder.path(), &[]);
    assert_eq!((code, &*err), (0, ""));
    let text = bundle_of(folder.path(), "first").unwrap();
    let modules = text.lines().filter(|line| line.starts_with("mod "));
    let modules: Vec<&str> = modules.collect();
    assert_eq!(
        modules,
        [
            "mod facade {",
            "mod part_3 {",
            "mod part_7 {",
            "mod part_6 {"
        ]
    );
    assert!(!text.contains("Kind"), "{text}");
    assert_eq!(text.matches("fn twice").count(), 1, "{text}");
}

#[test]
fn a_change_in_any_crate_of_the_tree_is_noticed() {
    let folder = facade(9);
    let check = || run(folder.path(), &["--check"]).0;
    let is_fresh_again = || {
        assert_eq!(check(), 1);
        assert_eq!(run(folder.path(), &[]).0, 0);
        assert_eq!(check(), 0);
    };
    assert_eq!(run(folder.path(), &[]).0, 0);
    assert_eq!(check(), 0);
    let of = |index: usize| folder.path().join(format!("part-{index}"));
    // A source file of a crate that another needs.
    let source = fs::read_to_string(of(6).join("src/lib.rs")).unwrap();
    let source = source.replace(
        "    value\n",
        "    value + cfg!(feature = \"large\") as u32\n",
    );
    write(&of(6), "src/lib.rs", source);
    is_fresh_again();
    // A feature that somebody asks for.
    let text = manifest("part-7", ["part-6".to_owned()]);
    let asking = text.replace("\"../part-6\"", "\"../part-6\", features = [\"large\"]");
    write(&of(7), "Cargo.toml", asking);
    is_fresh_again();
    // Another crate of the same name, in another folder.
    let elsewhere = text.replace("../part-6", "../other");
    write(&of(7), "Cargo.toml", elsewhere);
    write(folder.path(), "other/Cargo.toml", manifest("part-6", []));
    let other = "pub fn part(value: u32) -> u32 {\n    value / 1\n}\n";
    write(folder.path(), "other/src/lib.rs", other);
    is_fresh_again();
}

#[test]
fn crates_of_others_are_named_with_their_licence_where_something_of_them_is_left() {
    let folder = tempfile::tempdir().unwrap();
    let file = |path: &str, text: &str| write(folder.path(), path, text);
    let stated = "license = \"MIT OR Apache-2.0\"\nauthors = [\"Ada <a@b.c>\", \"Bo\"]\nrepository = \"https://example.org/gcd\"\n";
    let foreign = |name: &str| {
        let head = format!("[package]\nname = \"{name}\"\nversion = \"1.2.3\"\n");
        head + "edition = \"2021\"\n" + stated
    };
    let dependencies = ["foreign-gcd", "foreign-shown", "foreign-unused", "demo/own"].map(|path| {
        format!(
            "{} = {{ path = \"../{path}\" }}\n",
            path.trim_start_matches("demo/")
        )
    });
    let package = "[package]\nname = \"demo\"\nversion = \"0.1.0\"\nedition = \"2021\"\n";
    let workspace = "[workspace]\nmembers = [\"own\"]\n";
    let manifest = format!(
        "{package}{workspace}[dependencies]\n{}",
        dependencies.concat()
    );
    file("demo/Cargo.toml", &manifest);
    file(
        "demo/src/main.rs",
        "use foreign_unused as _;\nfn main() {\n    println!(\"{}\", foreign_gcd::gcd(own::six(), foreign_shown::four()));\n}\n",
    );
    file("foreign-gcd/Cargo.toml", &foreign("foreign-gcd"));
    file(
        "foreign-gcd/src/lib.rs",
        "pub fn gcd(a: u32, b: u32) -> u32 {\n    if b == 0 { a } else { gcd(b, a % b) }\n}\n",
    );
    // Of a crate that only shows what others have, an import is left.
    let shown = foreign("foreign-shown") + "[dependencies]\nown = { path = \"../demo/own\" }\n";
    file("foreign-shown/Cargo.toml", &shown);
    file("foreign-shown/src/lib.rs", "pub use own::four;\n");
    file("foreign-unused/Cargo.toml", &foreign("foreign-unused"));
    file("foreign-unused/src/lib.rs", "pub fn nothing() {}\n");
    file("demo/own/Cargo.toml", &foreign("own"));
    file(
        "demo/own/src/lib.rs",
        "pub fn six() -> u32 {\n    6\n}\npub fn four() -> u32 {\n    4\n}\n",
    );
    let demo = folder.path().join("demo");
    let setting = "[package.metadata.bundler]\nown = [\"foreign-gcd\"]\n";
    file("demo/Cargo.toml", &format!("{manifest}{setting}"));
    assert_eq!(run(&demo, &[]).0, 0);
    let text = bundle_of(&demo, "demo").unwrap();
    assert!(!text.contains("foreign-gcd 1.2.3"), "{text}");
    file("demo/Cargo.toml", &manifest);
    assert_eq!(run(&demo, &[]).0, 0);
    let text = bundle_of(&demo, "demo").unwrap();
    let head: Vec<&str> = text.lines().take(4).collect();
    let version = env!("CARGO_PKG_VERSION");
    assert_eq!(
        head,
        [
            &*format!("// (bundler {version}, edition 2021)"),
            "// foreign-gcd 1.2.3, MIT OR Apache-2.0, Ada <a@b.c>, Bo, https://example.org/gcd",
            "// foreign-shown 1.2.3, MIT OR Apache-2.0, Ada <a@b.c>, Bo, https://example.org/gcd",
            "use foreign_unused as _;",
        ],
        "{text}"
    );
}

#[test]
fn of_a_crate_that_is_not_here_cargos_words_are_told() {
    let folder = facade(1);
    let manifest = |dependency: &str| {
        format!("[package]\nname = \"demo\"\nversion = \"0.1.0\"\n[dependencies]\n{dependency}\n")
    };
    let solution = "extern crate nowhere_at_all;\nfn main() {\n    nowhere_at_all::f();\n}\n";
    write(folder.path(), "demo/src/bin/first.rs", solution);
    for (dependency, words) in [
        (
            "nowhere-at-all = \"1\"",
            "no matching package named `nowhere-at-all` found",
        ),
        (
            "nowhere-at-all = { git = \"file:///nowhere\" }",
            "failed to load source",
        ),
    ] {
        write(folder.path(), "demo/Cargo.toml", manifest(dependency));
        let (code, _, err) = run(folder.path(), &[]);
        assert_eq!(code, 1);
        assert!(
            err.contains("run `cargo fetch`") && err.contains(words),
            "{err}"
        );
        assert!(err.contains("demo/src/bin/first.rs:1:14"), "{err}");
        assert!(!err.contains("As a reminder"), "{err}");
        let place = fs::canonicalize(folder.path()).unwrap();
        assert!(!err.contains(place.to_str().unwrap()), "{err}");
    }
}

#[test]
fn a_bundle_does_not_depend_on_what_else_is_bundled() {
    let folder = tempfile::tempdir().unwrap();
    let file = |path: &str, text: &str| write(folder.path(), path, text);
    file(
        "demo/Cargo.toml",
        &manifest(
            "demo",
            ["shape".to_owned(), "broken".to_owned(), "round".to_owned()],
        ),
    );
    file(
        "demo/src/bin/few.rs",
        "fn main() {\n    println!(\"{}\", shape::area(&3u32));\n}\n",
    );
    file(
        "demo/src/bin/many.rs",
        "fn main() {\n    println!(\"{} {}\", shape::area(&3u32), shape::area(&round::Disc(2)));\n}\n",
    );
    file(
        "demo/src/bin/wrong.rs",
        "fn main() {\n    broken::f();\n}\n",
    );
    file("shape/Cargo.toml", &manifest("shape", []));
    file(
        "shape/src/lib.rs",
        "pub trait Shape {\n    fn area(&self) -> u32;\n}\n\nimpl Shape for u32 {\n    fn area(&self) -> u32 {\n        self * self\n    }\n}\n\n\
         pub fn area(shape: &impl Shape) -> u32 {\n    shape.area()\n}\n",
    );
    file("round/Cargo.toml", &manifest("round", ["shape".to_owned()]));
    file(
        "round/src/lib.rs",
        "pub struct Disc(pub u32);\n\nmacro_rules! shapes {\n    ($($t:ty)*) => {\n        $(impl shape::Shape for $t {\n            fn area(&self) -> u32 {\n                \
         3 * self.0 as u32\n            }\n        })*\n    };\n}\n\nshapes!(Disc);\n\nimpl shape::Shape for i32 {\n    fn area(&self) -> u32 {\n        7\n    }\n}\n",
    );
    file("broken/Cargo.toml", &manifest("broken", []));
    file("broken/src/lib.rs", "pub fn f() {} }\n");
    let demo = folder.path().join("demo");
    assert_eq!(run(&demo, &["few", "--no-verify", "-o", "alone.rs"]).0, 0);
    assert_eq!(
        run(&demo, &["many", "few", "--no-verify", "-o", "both/"]).0,
        0
    );
    let alone = fs::read_to_string(demo.join("alone.rs")).unwrap();
    assert_eq!(
        fs::read_to_string(demo.join("both/few/main.rs")).unwrap(),
        alone
    );
    // A crate that only another solution names may be as broken as it likes.
    let (code, _, err) = run(&demo, &["--no-verify", "-o", "all/"]);
    assert_eq!(code, 1, "{err}");
    assert!(err.contains("broken/src/lib.rs:1:15"), "{err}");
    assert_eq!(
        fs::read_to_string(demo.join("all/few/main.rs")).unwrap(),
        alone
    );
}

/// A package that depends on the crate `one` and on one that cannot be read.
fn beside_a_broken_crate(one: &str) -> TempDir {
    let folder = package();
    let manifest = format!(
        "{PACKAGE}[dependencies]\none = {{ path = \"one\" }}\nbroken = {{ path = \"broken\" }}\n"
    );
    write(folder.path(), "Cargo.toml", manifest);
    for name in ["one", "broken"] {
        let manifest = PACKAGE.replace("demo", name);
        write(folder.path(), &format!("{name}/Cargo.toml"), manifest);
    }
    write(folder.path(), "one/src/lib.rs", one);
    write(folder.path(), "broken/src/lib.rs", "pub fn g( {\n");
    folder
}

/// `one` names `broken` too, in its tests, and cannot mean that of the package by it.
#[test]
fn a_crate_is_not_read_for_a_name_in_a_crate_that_does_not_depend_on_it() {
    let one = "pub fn f() -> u32 { 1 }\n#[cfg(test)]\nmod tests { use broken::g; }\n";
    let folder = beside_a_broken_crate(one);
    let solution = |path: &str| format!("fn main() {{ println!(\"{{}}\", {path}()); }}\n");
    write(folder.path(), "src/bin/first.rs", solution("one::f"));
    let (code, _, err) = run(folder.path(), &["first"]);
    assert_eq!((code, &*err), (0, ""));
    write(folder.path(), "src/bin/first.rs", solution("broken::g"));
    let (code, _, err) = run(folder.path(), &["first"]);
    assert_eq!(code, 1);
    assert!(err.contains("broken/src/lib.rs:1:"), "{err}");
}

/// What `one` gives to its own macro, and a file that is given a name so, comes to stand in `one` alone.
#[test]
fn a_crate_is_not_read_for_a_name_among_what_macros_are_given_that_define_none() {
    let one = "macro_rules! items { ($($all:tt)*) => { $($all)* } }\n\
               macro_rules! modules { ($($name:ident)*) => { $(pub mod $name;)* } }\n\
               items! { pub fn f() -> u32 { let broken = 1; broken } }\n\
               modules!(inner);\n";
    let folder = beside_a_broken_crate(one);
    let inner = "items! { pub fn g() -> u32 { let broken = 2; broken } }\n";
    write(folder.path(), "one/src/inner.rs", inner);
    let solution = "fn main() { println!(\"{} {}\", one::f(), one::inner::g()); }\n";
    write(folder.path(), "src/bin/first.rs", solution);
    let (code, _, err) = run(folder.path(), &["first"]);
    assert_eq!((code, &*err), (0, ""));
    // Where a macro that they see defines others, it may be of the text that is passed on.
    let defining = "macro_rules! define { ($n:ident) => { macro_rules! $n { () => {} } } }\n";
    write(folder.path(), "one/src/lib.rs", format!("{defining}{one}"));
    let (code, _, err) = run(folder.path(), &["first"]);
    assert_eq!(code, 1);
    assert!(err.contains("broken/src/lib.rs:1:"), "{err}");
}
