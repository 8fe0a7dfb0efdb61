//! Crates that the judge has: left outside a bundle, which is verified with them as Cargo compiles them.

use super::*;

const PACKAGE: &str = "[package]\nname = \"demo\"\nversion = \"0.1.0\"\nedition = \"2021\"\n\n";
const DEPENDENCIES: &str =
    "[dependencies]\nshared = { path = \"shared\" }\nthe-judges = { path = \"the-judges\" }\n";

/// A package whose solution and whose dependency `shared` use the crate `the-judges`: a trait, a macro by its path, one that
/// makes an impl, and one that prints its tokens.
fn package() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let file = |path: &str, text: &str| write(folder.path(), path, text);
    file("Cargo.toml", &format!("{PACKAGE}{DEPENDENCIES}"));
    file(
        "src/main.rs",
        "use shared::deep::Mine;\nuse the_judges::Doubled;\n\nfn main() {\n    \
         println!(\"{} {} {}\", 4.doubled(), Mine(5).doubled(), shared::deep::eight());\n}\n",
    );
    file(
        "shared/Cargo.toml",
        "[package]\nname = \"shared\"\nversion = \"0.1.0\"\nedition = \"2021\"\n[dependencies]\nthe-judges = { path = \"../the-judges\" }\n",
    );
    file(
        "shared/src/lib.rs",
        "extern crate the_judges as judges;\n\npub mod deep {\n    use judges::Doubled as _;\n\n    pub struct Mine(pub i32);\n\n    \
         pub fn eight() -> i32 {\n        the_judges::sum!(2, 2).doubled()\n    }\n\n    pub fn unused() {}\n}\n\n\
         mod impls {\n    the_judges::doubles!(crate::deep::Mine);\n}\n\n\
         #[cfg(not(windows))]\nmacro_rules! define {\n    ($n:ident) => {\n        pub fn $n() {}\n    };\n}\n\n\
         pub mod dead {\n    define!(unused_too);\n}\n",
    );
    file(
        "the-judges/Cargo.toml",
        "[package]\nname = \"the-judges\"\nversion = \"1.2.3\"\nedition = \"2021\"\n[features]\ndefault = [\"all\"]\nall = []\n",
    );
    file(
        "the-judges/src/lib.rs",
        "pub trait Doubled {\n    fn doubled(&self) -> i32;\n}\n\nimpl Doubled for i32 {\n    fn doubled(&self) -> i32 {\n        2 * *self\n    }\n}\n\n\
         #[macro_export]\nmacro_rules! sum {\n    ($($x:expr),*) => {\n        0 $(+ $x)*\n    };\n}\n\n\
         #[macro_export]\nmacro_rules! doubles {\n    ($t:ty) => {\n        impl $crate::Doubled for $t {\n            fn doubled(&self) -> i32 {\n                \
         3 * self.0\n            }\n        }\n    };\n}\n",
    );
    folder
}

#[test]
fn a_crate_that_the_judge_has_stays_outside_and_the_bundle_is_verified_with_it() {
    let folder = package();
    // Tokens with a path that changes go to a macro that is not read: rustc says that it does the same.
    let outside = ["--external", "the-judges"];
    let unverified = [&outside[..], &["--no-verify", "-o", "-"]].concat();
    let (code, _, err) = run(folder.path(), &unverified);
    assert_eq!(code, 1);
    assert!(err.contains("shared/src/lib.rs:16:26"), "{err}");
    let (code, _, err) = run(folder.path(), &outside);
    assert_eq!((code, &*err), (0, ""));
    // A name in scope does not change.
    let path = folder.path().join("shared/src/lib.rs");
    let text = fs::read_to_string(&path).unwrap();
    let mended = text.replace(
        "the_judges::doubles!(crate::deep::Mine)",
        "use super::deep::Mine;\n    the_judges::doubles!(Mine)",
    );
    fs::write(&path, mended).unwrap();
    let (code, out, err) = run(folder.path(), &["--external", "the_judges", "--json"]);
    assert_eq!((code, &*err), (0, ""));
    assert!(
        out.contains("\"externals\":[\"the-judges 1.2.3\"]"),
        "{out}"
    );
    let text = bundle_of(folder.path(), "demo").unwrap();
    let head = format!(
        "// (bundler {}, edition 2021)\n// needs the crate the-judges 1.2.3, features: all, default\n",
        env!("CARGO_PKG_VERSION")
    );
    assert!(text.starts_with(&head), "{text}");
    assert!(
        !text.contains("trait Doubled") && !text.contains("unused"),
        "{text}"
    );
    // As the judge compiles it.
    write(folder.path(), "main.rs", &text);
    shell(
        folder.path(),
        "rustc --edition 2021 --crate-type rlib --crate-name the_judges the-judges/src/lib.rs \
         && rustc --edition 2021 main.rs --extern the_judges=libthe_judges.rlib && [ \"$(./main)\" = '8 15 8' ]",
    );
    // Without it, all is bundled.
    assert_eq!(run(folder.path(), &[]).0, 0);
    let text = bundle_of(folder.path(), "demo").unwrap();
    assert!(text.contains("trait Doubled"), "{text}");
}

#[test]
fn what_the_judge_has_may_stand_in_the_manifest() {
    for (table, key) in [("package", "external"), ("workspace", "external")] {
        let folder = package();
        let table = format!("[{table}.metadata.bundler]\n{key} = [\"the-judges\", \"shared\"]\n");
        write(
            folder.path(),
            "Cargo.toml",
            format!("{PACKAGE}{table}{DEPENDENCIES}"),
        );
        assert_eq!(run(folder.path(), &[]).0, 0);
        let text = bundle_of(folder.path(), "demo").unwrap();
        let lines = text.lines().filter(|line| line.starts_with("// needs"));
        assert_eq!(lines.count(), 2, "{text}");
        assert!(!text.contains("mod "), "{text}");
        // It is verified with what it is now.
        let changed = "pub mod deep {\n    pub struct Mine(pub i32);\n}\n";
        write(folder.path(), "shared/src/lib.rs", changed);
        let (code, _, err) = run(folder.path(), &["--check"]);
        assert_eq!(code, 1);
        assert!(
            err.contains("src/main.rs:5") && err.contains("eight"),
            "{err}"
        );
    }
}

#[test]
fn settings_that_are_none_are_told() {
    let folder = package();
    for (setting, said) in [
        (
            "package.metadata.bundler]\nexternal = \"the-judges\"",
            "expected a sequence",
        ),
        (
            "package.metadata.bundler]\nexternals = []",
            "unknown field `externals`",
        ),
        ("package.metadata]\nbundler = true", "invalid type: boolean"),
        (
            "package.metadata.bundler]\nsame-platform = \"linux\"",
            "expected a boolean",
        ),
        (
            "workspace.metadata.bundler]\nowned = []",
            "unknown field `owned`",
        ),
        (
            "package.metadata.bundler]\npackage = \"demo\"",
            "below `[workspace.metadata.bundler]`",
        ),
    ] {
        let manifest = format!("{PACKAGE}[{setting}\n{DEPENDENCIES}");
        write(folder.path(), "Cargo.toml", manifest);
        let (code, _, err) = run(folder.path(), &[]);
        assert_eq!(code, 1, "{setting}");
        assert!(
            err.contains(said) && err.contains("Cargo.toml"),
            "{setting}: {err}"
        );
    }
}

#[test]
fn a_crate_that_cannot_stay_outside_is_named() {
    let folder = package();
    let refused = |arguments: &[&str], said: &str| {
        let (code, _, err) = run(folder.path(), arguments);
        assert_eq!(code, 1, "{err}");
        assert!(err.contains(said), "{err}");
    };
    refused(&["--external", "the-judge"], "did you mean `the-judges`?");
    refused(&["--external", "demo"], "the package that is bundled");
    // One that does not compile.
    write(folder.path(), "the-judges/src/lib.rs", "pub fn f( {}\n");
    refused(
        &["--external", "the-judges"],
        "Cargo cannot compile `the_judges`",
    );
    // One with a name of its own here.
    let renamed = "[dependencies]\nfriend = { path = \"the-judges\", package = \"the-judges\" }\n";
    write(folder.path(), "Cargo.toml", format!("{PACKAGE}{renamed}"));
    write(folder.path(), "the-judges/src/lib.rs", "pub fn f() {}\n");
    write(
        folder.path(),
        "src/main.rs",
        "fn main() {\n    friend::f();\n}\n",
    );
    refused(&["--external", "the-judges"], "another name here");
    // Two of them.
    let two =
        "[dependencies]\nthe-judges = { path = \"the-judges\" }\nother = { path = \"other\" }\n";
    write(folder.path(), "Cargo.toml", format!("{PACKAGE}{two}"));
    let other = "[package]\nname = \"other\"\nversion = \"1.0.0\"\n[dependencies]\nthe-judges = { path = \"second\" }\n";
    write(folder.path(), "other/Cargo.toml", other);
    write(folder.path(), "other/src/lib.rs", "");
    let second = "[package]\nname = \"the-judges\"\nversion = \"2.0.0\"\n";
    write(folder.path(), "other/second/Cargo.toml", second);
    write(folder.path(), "other/second/src/lib.rs", "");
    refused(&["--external", "the-judges"], "1.2.3 and 2.0.0");
}

#[test]
fn a_library_named_like_a_crate_of_the_judges_does_not_hide_it() {
    let folder = tempfile::tempdir().unwrap();
    let file = |path: &str, text: &str| write(folder.path(), path, text);
    let table = "[package.metadata.bundler]\nexternal = [\"outside\"]\n[dependencies]\noutside = { path = \"outside\" }\ninner = { path = \"inner\" }\n";
    file("Cargo.toml", &format!("{PACKAGE}{table}"));
    file(
        "src/main.rs",
        "fn main() {\n    println!(\"{}{}\", outside::f(), inner::f());\n}\n",
    );
    file(
        "outside/Cargo.toml",
        "[package]\nname = \"outside\"\nversion = \"1.0.0\"\n",
    );
    file("outside/src/lib.rs", "pub fn f() -> u8 {\n    1\n}\n");
    file(
        "inner/Cargo.toml",
        "[package]\nname = \"inner\"\nversion = \"1.0.0\"\nedition = \"2021\"\n[dependencies]\nalias = { path = \"namesake\", package = \"namesake\" }\n",
    );
    file(
        "inner/src/lib.rs",
        "pub fn f() -> u8 {\n    alias::f()\n}\n",
    );
    file(
        "inner/namesake/Cargo.toml",
        "[package]\nname = \"namesake\"\nversion = \"1.0.0\"\nedition = \"2021\"\n[lib]\nname = \"outside\"\n",
    );
    file(
        "inner/namesake/src/lib.rs",
        "pub fn f() -> u8 {\n    2\n}\n",
    );
    assert_eq!(run(folder.path(), &[]).0, 0);
    let text = bundle_of(folder.path(), "demo").unwrap();
    assert!(text.contains("mod outside_lib {"), "{text}");
}

#[test]
fn a_library_that_the_solution_knows_gives_its_name_up_to_a_crate_of_the_judges() {
    let folder = tempfile::tempdir().unwrap();
    let file = |path: &str, text: &str| write(folder.path(), path, text);
    let table = "[package.metadata.bundler]\nexternal = [\"judges\"]\n[dependencies]\nnamesake = { path = \"namesake\" }\ninner = { path = \"inner\" }\n";
    file("Cargo.toml", &format!("{PACKAGE}{table}"));
    file(
        "src/main.rs",
        "fn main() {\n    println!(\"{}{}\", namesake::f(), inner::f());\n}\n",
    );
    file(
        "namesake/Cargo.toml",
        "[package]\nname = \"namesake\"\nversion = \"1.0.0\"\nedition = \"2021\"\n",
    );
    file("namesake/src/lib.rs", "pub fn f() -> u8 {\n    2\n}\n");
    file(
        "inner/Cargo.toml",
        "[package]\nname = \"inner\"\nversion = \"1.0.0\"\nedition = \"2021\"\n[dependencies]\njudges = { path = \"judges\" }\n",
    );
    file(
        "inner/src/lib.rs",
        "pub fn f() -> u8 {\n    namesake::f()\n}\n",
    );
    file(
        "inner/judges/Cargo.toml",
        "[package]\nname = \"judges\"\nversion = \"1.0.0\"\nedition = \"2021\"\n[lib]\nname = \"namesake\"\n",
    );
    file("inner/judges/src/lib.rs", "pub fn f() -> u8 {\n    1\n}\n");
    let (code, _, err) = run(folder.path(), &[]);
    assert_eq!(code, 0, "{err}");
    let text = bundle_of(folder.path(), "demo").unwrap();
    assert!(text.contains("mod namesake_lib {"), "{text}");
}

#[test]
fn only_macros_that_are_not_read_may_print_what_they_are_given() {
    let folder = package();
    let library = |body: &str| {
        let text = format!(
            "mod own {{\n    macro_rules! mine {{\n        ($e:expr) => {{\n            if !($e == 1) {{\n                2\n            }} else {{\n                1\n            }}\n        }};\n    }}\n    pub(crate) use mine;\n}}\n\
             use own::mine as renamed;\nuse the_judges::sum as total;\nmacro_rules! apply {{\n    ($m:ident, $e:expr) => {{\n        $m!($e)\n    }};\n}}\nmacro_rules! sums {{\n    ($e:expr) => {{\n        the_judges::sum!($e)\n    }};\n}}\n\
             pub fn one() -> i32 {{\n    let _ = (total!(1), sums!(1), apply!(total, 1));\n    1\n}}\n\
             pub fn f() -> i32 {{\n    {body}\n}}\n"
        );
        write(folder.path(), "src/lib.rs", text);
        let main = "fn main() {\n    println!(\"{}\", demo::f());\n}\n";
        write(folder.path(), "src/main.rs", main);
        run(
            folder.path(),
            &["--external", "the-judges", "--no-verify", "-o", "-"],
        )
    };
    for body in [
        "own::mine!(crate::one()) + renamed!(crate::one())",
        "i32::from(matches!(crate::one(), 1)) + *std::pin::pin!(crate::one())",
    ] {
        let (code, _, err) = library(body);
        assert_eq!(code, 0, "{err}");
    }
    for body in [
        "total!(crate::one())",
        "sums!(crate::one())",
        "apply!(total, crate::one())",
        "the_judges::sum!(crate::one())",
    ] {
        let (code, _, err) = library(body);
        assert_eq!(code, 1, "{body}");
        assert!(err.contains("may turn into a string"), "{err}");
    }
}

#[test]
fn beside_a_call_of_a_macro_that_is_not_read_an_impl_keeps_all_its_members() {
    let folder = package();
    write(
        folder.path(),
        "the-judges/src/lib.rs",
        "#[macro_export]\nmacro_rules! members {\n    () => {\n        pub fn twice(&self) -> i32 {\n            2 * self.once()\n        }\n    };\n}\n",
    );
    write(
        folder.path(),
        "shared/src/lib.rs",
        "pub struct Beside;\n\nimpl Beside {\n    fn once(&self) -> i32 {\n        4\n    }\n    the_judges::members!();\n}\n",
    );
    write(
        folder.path(),
        "src/main.rs",
        "fn main() {\n    println!(\"{}\", shared::Beside.twice());\n}\n",
    );
    let (code, _, err) = run(folder.path(), &["--external", "the_judges"]);
    assert_eq!((code, &*err), (0, ""));
}

#[test]
fn what_a_macro_that_is_not_read_is_given_may_be_what_it_makes() {
    let folder = package();
    let file = |path: &str, text: &str| write(folder.path(), path, text);
    file(
        "the-judges/src/lib.rs",
        "#[macro_export]\nmacro_rules! module {\n    ($name:ident) => {\n        mod $name {\n            pub fn three() -> usize {\n                3\n            }\n        }\n    };\n}\n#[macro_export]\nmacro_rules! function {\n    ($name:ident) => {\n        fn $name() -> usize {\n            4\n        }\n    };\n}\n",
    );
    file(
        "shared/src/lib.rs",
        concat!(
            "extern crate alloc as given;\n\n",
            "pub mod deep {\n    pub fn two() -> usize {\n        ::given::vec![1, 2].len()\n    }\n}\n",
        ),
    );
    file(
        "src/main.rs",
        concat!(
            "the_judges::module!(given);\nthe_judges::function!(shared);\n\n",
            "mod other {\n    pub fn shared() -> usize {\n        5\n    }\n}\n\n",
            "mod user {\n    use crate::other::*;\n\n",
            "    pub fn seven() -> usize {\n        shared() + shared::deep::two()\n    }\n}\n\n",
            "fn main() {\n    println!(\"{} {} {}\", given::three(), shared(), user::seven());\n}\n",
        ),
    );
    let (code, _, err) = run(folder.path(), &["--external", "the_judges"]);
    assert_eq!((code, &*err), (0, ""));
    let text = bundle_of(folder.path(), "demo").unwrap();
    // The module at the root is no crate, and the import is to bring no function.
    for line in [
        "crate::shared::given::vec![1, 2]",
        "use crate::shared::{self};",
    ] {
        assert!(text.contains(line), "{text}");
    }
}
