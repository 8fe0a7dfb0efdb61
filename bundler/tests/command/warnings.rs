//! What may differ at a judge is said once, where it stands, and only if it is live and may reach the output.

use super::*;

/// Warnings of bundling `first`, with this library and solution.
fn warnings(folder: &Path, library: &str, solution: &str) -> String {
    write(folder, "src/lib.rs", library);
    write(folder, "src/bin/first.rs", solution);
    let (code, out, err) = run(folder, &["first"]);
    assert_eq!(code, 0, "{err}");
    assert!(out.contains("bundled/first/main.rs"), "{out}");
    err
}

const CALL: &str = "fn main() {\n    println!(\"{}\", demo::f(1));\n}\n";

#[test]
fn what_names_a_place_or_a_path_is_warned_of_where_it_is_live() {
    let folder = package();
    let function = |body: &str| format!("pub fn f(n: u32) -> String {{\n    {body}\n}}\n");
    for (body, title, place) in [
        ("format!(\"{n}{}\", file!())", "`file!`", "src/lib.rs:2:22"),
        ("format!(\"{n}{}\", line!())", "`line!`", "src/lib.rs:2:22"),
        (
            "format!(\"{n}{}\", std::any::type_name::<u8>())",
            "`type_name`",
            "src/lib.rs:2:22",
        ),
        (
            "format!(\"{n}{}\", std::panic::Location::caller())",
            "`Location::caller`",
            "src/lib.rs:2:22",
        ),
    ] {
        let err = warnings(folder.path(), &function(body), CALL);
        assert!(err.contains(&format!("warning: {title} says")), "{err}");
        assert!(err.contains(place) && err.contains("help: "), "{err}");
        assert_eq!(err.matches("warning:").count(), 1, "{err}");
        // The same in an item that is cut out.
        let dead = function("n.to_string()") + &function(body).replace("fn f", "fn g");
        assert_eq!(warnings(folder.path(), &dead, CALL), "");
    }
}

#[test]
fn the_name_of_a_type_is_warned_of_also_by_an_import() {
    let folder = package();
    let library = "use std::any::type_name;\n\npub fn f(n: u32) -> String {\n    format!(\"{n}{}\", type_name::<u8>())\n}\n";
    let err = warnings(folder.path(), library, CALL);
    assert!(
        err.contains("warning: `type_name` says") && err.contains("src/lib.rs:4:22"),
        "{err}"
    );
}

#[test]
fn a_native_library_is_warned_of_where_it_is_used() {
    let folder = package();
    let library = "#[link(name = \"m\")]\nextern \"C\" {\n    fn cbrt(x: f64) -> f64;\n}\n\n\
                   pub fn f(n: u32) -> f64 {\n    unsafe { cbrt(n.into()) }\n}\n";
    let sometimes = library
        .replace("#[link(", "#[cfg_attr(target_os = \"linux\", link(")
        .replace(")]", "))]");
    for library in [library, &sometimes] {
        let err = warnings(folder.path(), library, CALL);
        assert!(
            err.contains("`#[link]` may mean something else") && err.contains("src/lib.rs:1:1"),
            "{err}"
        );
    }
    let own = format!("#[link(name = \"m\")]\nextern \"C\" {{}}\n\n{CALL}");
    let plain = "pub fn f(n: u32) -> u32 {\n    n\n}\n";
    assert_eq!(warnings(folder.path(), plain, &own), "");
}

#[test]
fn a_macro_that_says_where_it_is_called_is_warned_of() {
    let folder = package();
    let library =
        "#[macro_export]\nmacro_rules! here {\n    () => {\n        module_path!()\n    };\n}\n";
    let solution = "fn main() {\n    println!(\"{}\", demo::here!());\n}\n";
    let err = warnings(folder.path(), library, solution);
    assert!(
        err.contains("`module_path!` says") && err.contains("src/lib.rs:4:9"),
        "{err}"
    );
}

#[test]
fn what_stays_the_same_or_goes_to_standard_error_is_not_warned_of() {
    let folder = package();
    let library = "pub fn f(n: u32) -> u32 {\n    eprintln!(\"{}:{}\", file!(), line!());\n    \
                   assert!(n > 0, \"at {}\", concat!(file!(), \":\", line!()));\n    \
                   n + column!() + module_path!().len() as u32\n}\n\
                   #[macro_export]\nmacro_rules! log {\n    ($x:expr) => {\n        eprintln!(\"{} {}\", line!(), $x)\n    };\n}\n\
                   pub fn type_name() -> u32 {\n    1\n}\n";
    let solution = "use demo::type_name;\n\nfn main() {\n    demo::log!(type_name());\n    println!(\"{}\", demo::f(1));\n}\n";
    assert_eq!(warnings(folder.path(), library, solution), "");
    let own = "macro_rules! line {\n    ($n:expr) => {\n        $n\n    };\n}\n\nfn main() {\n    println!(\"{}\", line!(1));\n}\n";
    assert_eq!(warnings(folder.path(), library, own), "");
}

#[test]
fn settings_that_a_judge_does_not_have_are_warned_of_once_a_run() {
    let folder = package();
    let manifest = "[package]\nname = \"demo\"\nversion = \"0.1.0\"\nedition = \"2021\"\n\n[profile.release]\n";
    for (setting, title) in [
        (
            "overflow-checks = true",
            "a judge does not check for overflow",
        ),
        ("overflow-checks = false", ""),
        (
            "package.demo.overflow-checks = true",
            "a judge does not check for overflow",
        ),
        ("package.demo.opt-level = 3", ""),
        // Nothing depends on these.
        ("debug-assertions = true", ""),
        ("panic = \"abort\"", ""),
        ("opt-level = 3", ""),
    ] {
        write(
            folder.path(),
            "Cargo.toml",
            format!("{manifest}{setting}\n"),
        );
        let (code, _, err) = run(folder.path(), &[]);
        assert_eq!(code, 0, "{err}");
        match title {
            "" => assert_eq!(err, "", "{setting}"),
            _ => assert!(
                err.contains(&format!("warning: {title}")) && err.contains("Cargo.toml:7:"),
                "{err}"
            ),
        }
        assert!(err.matches("warning").count() <= 1, "{err}");
    }
    let library = "pub fn f(n: u32) -> u32 {\n    debug_assert!(n > 0);\n    \
                   std::panic::catch_unwind(|| 1).unwrap() + n\n}\n";
    write(
        folder.path(),
        "Cargo.toml",
        format!("{manifest}debug-assertions = true\npanic = \"abort\"\n"),
    );
    let err = warnings(folder.path(), library, CALL);
    assert!(
        err.contains("leaves out debug assertions") && err.contains("does not abort"),
        "{err}"
    );
}

#[test]
fn other_names_of_what_says_where_it_is_are_warned_of() {
    let folder = package();
    for (import, call, title) in [
        (
            "std::any::type_name as tn",
            "tn::<u8>()",
            "`type_name` says",
        ),
        ("std::any::*", "type_name::<u8>()", "`type_name` says"),
        (
            "far::*;\npub mod far {\n    pub use std::any::*;\n}\nuse std::mem::take as _",
            "type_name::<u8>()",
            "`type_name` says",
        ),
        (
            "std::panic::Location as L",
            "L::caller().file()",
            "`Location::caller` says",
        ),
        ("std::file as f", "f!()", "`file!` says"),
        ("std::fmt", "use std::file as f;\n    f!()", "`file!` says"),
        (
            "std::fmt",
            "use std::any::type_name as t;\n    t::<u8>()",
            "`type_name` says",
        ),
        (
            "std::panic::Location",
            "<Location<'static>>::caller().file()",
            "`Location::caller` says",
        ),
        (
            "std::fmt;\npub type Place = std::panic::Location<'static>",
            "Place::caller().file()",
            "`Location::caller` says",
        ),
    ] {
        let library =
            format!("use {import};\n\npub fn f(_: u32) -> &'static str {{\n    {call}\n}}\n");
        let err = warnings(folder.path(), &library, CALL);
        assert!(
            err.contains(title) && err.matches("warning").count() == 1,
            "{err}"
        );
    }
    let own = "pub mod any {\n    pub fn type_name() -> u32 {\n        1\n    }\n}\nuse any::type_name as tn;\nuse std::mem::*;\n\n\
               pub fn f(n: u32) -> u32 {\n    let type_name = tn();\n    take(&mut (n + 0)) + type_name\n}\n";
    assert_eq!(warnings(folder.path(), own, CALL), "");
}

#[test]
fn settings_of_cargos_configuration_count_before_the_manifests() {
    let folder = package();
    let manifest = "[package]\nname = \"demo\"\nversion = \"0.1.0\"\nedition = \"2021\"\n\n[profile.release]\n";
    for (own, configured, place) in [
        (
            "",
            "profile.release.overflow-checks = true",
            ".cargo/config.toml:1:",
        ),
        (
            "",
            "profile.release.package.demo.overflow-checks = true",
            ".cargo/config.toml:1:",
        ),
        (
            "overflow-checks = true",
            "profile.release.overflow-checks = false",
            "",
        ),
        (
            "overflow-checks = true",
            "profile.release.panic = \"abort\"",
            "Cargo.toml:7:",
        ),
        (
            "",
            "build.rustflags = [\"-C\", \"overflow-checks=on\"]",
            ".cargo/config.toml:1:",
        ),
        (
            "",
            "target.'cfg(unix)'.rustflags = \"-Ctarget-cpu=native --codegen=overflow-checks\"",
            ".cargo/config.toml:1:",
        ),
        (
            "overflow-checks = true",
            "build.rustflags = [\"-Coverflow-checks=yes\", \"-Coverflow-checks=no\"]",
            "",
        ),
        (
            "overflow-checks = true",
            "build.rustflags = [\"-C\", \"target-cpu=native\"]",
            "Cargo.toml:7:",
        ),
        // Another platform's.
        (
            "overflow-checks = true",
            "target.'cfg(target_family = \"wasm\")'.rustflags = \"-Coverflow-checks=off\"",
            "Cargo.toml:7:",
        ),
        (
            "",
            "target.wasm32-unknown-unknown.rustflags = \"-Coverflow-checks=on\"",
            "",
        ),
        // Cargo will say what is wrong.
        ("overflow-checks = true", "profile = 3", "Cargo.toml:7:"),
        ("", "profile.release.overflow-checks = true\n[", ""),
        ("", "", ""),
    ] {
        write(folder.path(), "Cargo.toml", format!("{manifest}{own}\n"));
        write(
            folder.path(),
            ".cargo/config.toml",
            format!("{configured}\n"),
        );
        let (code, _, err) = run(folder.path(), &[]);
        assert_eq!(code, 0, "{err}");
        match place {
            "" => assert_eq!(err, "", "{configured}"),
            _ => assert!(
                err.contains("does not check for overflow") && err.contains(place),
                "{configured}: {err}"
            ),
        }
    }
}

#[test]
fn json_has_warnings_and_errors_with_their_places() {
    let folder = package();
    warnings(
        folder.path(),
        "pub fn f(_: u8) -> &'static str {\n    file!()\n}\n",
        CALL,
    );
    let (code, out, err) = run(folder.path(), &["first", "--json"]);
    assert_eq!((code, err.as_str()), (0, ""));
    let value: serde_json::Value = serde_json::from_str(&out).unwrap();
    let place = &value["warnings"][0]["places"][0];
    assert_eq!(
        *place,
        serde_json::json!({"file": "src/lib.rs", "line": 2, "column": 5, "end_line": 2, "end_column": 12, "label": ""})
    );
    write(
        folder.path(),
        "src/lib.rs",
        "pub fn f(_: u8) -> u8 {\n    crate::é::gone()\n}\n",
    );
    let (code, out, err) = run(folder.path(), &["first", "--json"]);
    assert_eq!((code, err.as_str()), (1, ""));
    let value: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(value["bin"], "first");
    let error = &value["errors"][0];
    assert_eq!(error["places"][0]["line"], 2);
    assert_eq!(error["places"][0]["column"], 12);
    assert_eq!(error["places"][0]["end_column"], 13);
    assert!(error["title"].as_str().unwrap().contains("no `é`"), "{out}");
    assert!(
        error["help"].as_str().unwrap().contains("cargo check"),
        "{out}"
    );
    write(folder.path(), "Cargo.toml", "[package\n");
    let (code, out, err) = run(folder.path(), &["--json"]);
    assert_eq!((code, err.as_str()), (1, ""));
    let value: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(value["errors"][0]["places"][0]["line"], 1);
}

#[test]
fn text_of_another_edition_that_other_platforms_see_is_warned_of() {
    let folder = package();
    let manifest = "[package]\nname = \"demo\"\nversion = \"0.1.0\"\nedition = \"2024\"\n[lib]\nedition = \"2021\"\n";
    write(folder.path(), "Cargo.toml", manifest);
    let library = "pub fn f(n: u32) -> u32 {\n    #[cfg(target_pointer_width = \"16\")]\n    return 0;\n    \
                   #[cfg(not(target_pointer_width = \"16\"))]\n    n\n}\n";
    let err = warnings(folder.path(), library, CALL);
    assert!(
        err.contains("warning: on another platform, text of a library of edition 2021")
            && err.contains("src/lib.rs:2:5"),
        "{err}"
    );
    // Both are looked at, whatever the judge's flags.
    let looked_at = library
        .replace("not(target_pointer_width = \"16\")", "debug_assertions")
        .replace("target_pointer_width = \"16\"", "not(debug_assertions)");
    assert_eq!(warnings(folder.path(), &looked_at, CALL), "");
    // So may an attribute bring text, unless it says nothing of names or is a tool's.
    for (attribute, is_warned_of) in [
        ("derive(Debug)", true),
        ("allow(dead_code), deprecated", false),
        ("rustfmt::skip", false),
    ] {
        let library = format!(
            "#[cfg_attr(target_pointer_width = \"16\", {attribute})]\npub struct S;\n\n\
             pub fn f(n: u32) -> u32 {{\n    let S = S;\n    n\n}}\n"
        );
        let err = warnings(folder.path(), &library, CALL);
        assert_eq!(err.contains("on another platform"), is_warned_of, "{err}");
    }
    // A call that differs in number types alone from one that is looked at is no news, if all calls are read by one rule.
    let rule = "($($n:tt),*) => { $(impl F for $n { fn f(self) -> u32 { self as u32 } })* };";
    for (rules, given, is_warned_of) in [
        (rule, "usize, i8", false),
        (rule, "(usize)", true),
        (
            &format!("(usize) => {{ impl F for usize {{ fn f(self) -> u32 {{ 0 }} }} }}; {rule}"),
            "usize",
            true,
        ),
        (&rule.replace("tt", "ty"), "Vec<u8>", true),
        // The rule that the other macro has for it was not looked at.
        (
            "($n:tt, $m:tt) => { other!($n); other!($m); };",
            "usize, i8",
            true,
        ),
    ] {
        let library = format!(
            "macro_rules! make {{ {rules} }}\nmacro_rules! other {{\n    (usize) => {{ impl F for usize {{ fn f(self) -> u32 {{ 0 }} }} }};\n    \
             ($n:ty) => {{ impl F for $n {{ fn f(self) -> u32 {{ self as u32 }} }} }};\n}}\npub trait F {{\n    fn f(self) -> u32;\n}}\nmake!(u32, u64);\n\
             #[cfg(target_os = \"none\")]\nmake!({given});\npub fn f(n: u32) -> u32 {{\n    F::f(n)\n}}\n"
        );
        let err = warnings(folder.path(), &library, CALL);
        assert_eq!(
            err.contains("on another platform"),
            is_warned_of,
            "{given}: {err}"
        );
    }
    write(
        folder.path(),
        "Cargo.toml",
        manifest.replace("[lib]\nedition = \"2021\"\n", ""),
    );
    assert_eq!(warnings(folder.path(), library, CALL), "");
}

#[test]
fn conditions_on_what_a_judge_sets_are_warned_of() {
    let folder = package();
    let flags = "[build]\nrustflags = [\"-C\", \"target-cpu=native\", \"-Cpanic=abort\"]\n";
    write(folder.path(), ".cargo/config.toml", flags);
    for (condition, expected) in [
        ("target_feature = \"avx2\"", Some("for another processor")),
        ("panic=\"abort\"", Some("does not abort")),
        ("target_os = \"none\"", None),
    ] {
        let library = format!(
            "pub fn f(n: u32) -> u32 {{\n    if cfg!({condition}) {{\n        n\n    }} else {{\n        2\n    }}\n}}\n"
        );
        let said = warnings(folder.path(), &library, CALL);
        match expected {
            Some(expected) => assert!(said.contains(expected), "{said}"),
            None => assert!(said.is_empty(), "{said}"),
        }
    }
}

#[test]
fn a_variable_that_is_set_here_is_warned_of() {
    let folder = package();
    let library = "pub fn f(n: u32) -> Option<&'static str> {\n    option_env!(\"AT_HOME\").filter(|_| n > 0)\n}\n";
    let solution = "fn main() {\n    println!(\"{:?}\", demo::f(1));\n}\n";
    write(folder.path(), "src/lib.rs", library);
    write(folder.path(), "src/bin/first.rs", solution);
    let bundled = |value: Option<&str>| {
        let mut command = bundler(folder.path());
        command.arg("first").env_remove("AT_HOME");
        command.envs(value.map(|value| ("AT_HOME", value)));
        let (code, _, err) = seen(command.output().unwrap());
        assert_eq!(code, 0, "{err}");
        (err, bundle_of(folder.path(), "first").unwrap())
    };
    let (quiet, bundle) = bundled(None);
    assert_eq!(quiet, "");
    let (said, same) = bundled(Some("yes"));
    let title = "`option_env!` may say something else in the bundle";
    assert!(
        said.contains(title) && said.contains("src/lib.rs:2:5"),
        "{said}"
    );
    assert_eq!((bundled(None).0, same), (quiet, bundle));
}

#[test]
fn a_path_of_a_foreign_crate_that_a_macro_may_take_apart_elsewhere_is_warned_of() {
    let folder = tempfile::tempdir().unwrap();
    let manifest = |name: &str| {
        format!("[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"2021\"\n")
    };
    let demo = format!(
        "{}[workspace]\n[dependencies]\nforeign = {{ path = \"../foreign\" }}\n",
        manifest("demo")
    );
    write(folder.path(), "demo/Cargo.toml", demo);
    let solution = "fn main() {\n    println!(\"{}\", foreign::one());\n}\n";
    write(folder.path(), "demo/src/main.rs", solution);
    write(folder.path(), "foreign/Cargo.toml", manifest("foreign"));
    let library = "macro_rules! count {\n    () => { 0 };\n    ($one:tt $($rest:tt)*) => { 1 + count!($($rest)*) };\n}\n\
                   pub mod inner {\n    pub const ONE: u8 = 1;\n}\npub fn one() -> u8 {\n    #[cfg(windows)]\n    \
                   return count!(crate::inner::ONE);\n    #[cfg(not(windows))]\n    inner::ONE\n}\n";
    write(folder.path(), "foreign/src/lib.rs", library);
    let demo = folder.path().join("demo");
    let (code, _, err) = run(&demo, &["demo"]);
    assert_eq!(code, 0, "{err}");
    assert!(
        err.contains("warning: a macro counts the tokens of a path")
            && err.contains("see that the judge's platform is this one"),
        "{err}"
    );
    assert_eq!(
        run(&demo, &["demo", "--same-platform"])
            .2
            .matches("warning")
            .count(),
        0
    );
}
