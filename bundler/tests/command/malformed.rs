//! Sources that are cut off, nested without end, inside themselves, or no files at all: an error with a place, soon.

use std::os::unix::fs::symlink;
use std::process::Stdio;
use std::time::{Duration, Instant};

use super::*;

/// What takes longer hangs, on the slowest machine too.
const SOON: Duration = Duration::from_secs(120);

/// Bundles without rustc, as the state of the source alone decides; exit code and what was said.
fn unverified(folder: &Path) -> (i32, String) {
    soon(folder, &["first", "--no-verify", "-o", "out.rs"])
}

/// Exit code and what was said, soon.
fn soon(folder: &Path, arguments: &[&str]) -> (i32, String) {
    let mut child = bundler(folder)
        .args(arguments)
        .stdout(Stdio::null())
        .stderr(fs::File::create(folder.join("said")).unwrap())
        .spawn()
        .unwrap();
    let start = Instant::now();
    let status = loop {
        if let Some(status) = child.try_wait().unwrap() {
            break status;
        }
        if start.elapsed() > SOON {
            child.kill().unwrap();
            panic!("the bundler hangs");
        }
        std::thread::sleep(Duration::from_millis(2));
    };
    let said = fs::read_to_string(folder.join("said")).unwrap();
    (status.code().expect("it exits by itself"), said)
}

#[test]
fn what_nests_without_brackets_is_bundled_or_refused() {
    let folder = package();
    let body = |text: String| format!("pub fn twice(x: i32) -> i32 {{ {text}; 2 * x }}\n");
    let many = 20_000;
    for (name, text) in [
        ("sum", body(format!("1{}", " + x".repeat(many)))),
        (
            "else if",
            body(format!(
                "if x == 1 {{}}{}",
                " else if x == 2 {}".repeat(many)
            )),
        ),
        ("references", body(format!("let _ = {}x", "&".repeat(many)))),
        (
            "closures",
            body(format!("let _ = {}x", "|a, b| ".repeat(many))),
        ),
        ("path", body(format!("a{}", "::a".repeat(many)))),
        ("method calls", body(format!("x{}", ".a()".repeat(many)))),
        ("assignments", body(format!("{}x", "x = ".repeat(many)))),
        (
            "generics",
            format!(
                "pub type T = {}u8{};",
                "Vec<".repeat(many),
                ">".repeat(many)
            ),
        ),
        (
            "pairs",
            format!(
                "pub type T = {}u8{};",
                "F<u8, ".repeat(many),
                ">".repeat(many)
            ),
        ),
        (
            "function types",
            format!("pub type T = {}u8;", "fn() -> ".repeat(many)),
        ),
        ("import", format!("use a{};", "::a".repeat(many))),
        (
            "macro",
            format!(
                "macro_rules! m {{ () => {{ {} }} }}",
                "m!{".repeat(900) + &"}".repeat(900)
            ),
        ),
    ] {
        write(folder.path(), "src/lib.rs", format!("{LIBRARY}\n{text}\n"));
        let (code, said) = unverified(folder.path());
        let refused = said.contains("nested") || said.contains("words and signs");
        assert!(
            code == 0 || refused && said.contains("src/lib.rs:"),
            "{name}: {code} {said}"
        );
    }
}

#[test]
fn what_only_stands_in_a_row_is_bundled() {
    let folder = package();
    let table = "1 << 3, 2 | 4, -5, ".repeat(5_000);
    let arms = "(1, 2) => {}\n-1 => {}\n".repeat(3_000);
    let text = format!(
        "pub fn twice(x: i32) -> i32 {{ 2 * x }}\npub const T: &[i32] = &[{table}];\npub fn f(x: i32) {{ match x {{ {arms} }} }}\n{}{}{}pub fn g() {{}}\n{}",
        "/// words\n".repeat(5_000),
        "#[inline]\n".repeat(5_000),
        "/*".repeat(50_000) + &"*/".repeat(50_000),
        "pub fn h() {}\n".repeat(5_000),
    );
    write(folder.path(), "src/lib.rs", text);
    let (code, said) = unverified(folder.path());
    assert_eq!(code, 0, "{said}");
}

#[test]
fn an_included_file_that_nests_too_much_is_refused() {
    let folder = package();
    let deep = "(".repeat(100_000) + "1" + &")".repeat(100_000);
    write(folder.path(), "src/deep.in", deep);
    let text = "pub fn twice(n: i32) -> i32 { n * include!(\"deep.in\") }\n";
    write(folder.path(), "src/lib.rs", text);
    let (code, said) = unverified(folder.path());
    assert_eq!(code, 1);
    assert!(
        said.contains("src/lib.rs:1:") && said.contains("nested"),
        "{said}"
    );
}

#[test]
fn long_chains_of_imports_and_aliases_are_followed() {
    let folder = package();
    let count = 3_000;
    let chain = |line: &dyn Fn(usize) -> String| (0..count).map(line).collect::<String>();
    let uses = chain(&|n| format!("pub use self::a{} as a{n};\n", n + 1));
    let types = chain(&|n| format!("pub type T{n} = T{};\n", n + 1));
    let calls = chain(&|n| format!("pub fn c{n}() {{ c{}() }}\n", n + 1));
    let text = format!(
        "pub fn twice(n: i32) -> T0 {{ a0(); c0(); 2 * n }}\n{uses}pub fn a{count}() {{}}\n{types}pub type T{count} = i32;\n{calls}pub fn c{count}() {{}}\n"
    );
    write(folder.path(), "src/lib.rs", text);
    let (code, said) = unverified(folder.path());
    assert_eq!(code, 0, "{said}");
    let bundle = fs::read_to_string(folder.path().join("out.rs")).unwrap();
    assert!(bundle.contains(&format!("pub fn c{count}()")));
}

#[test]
fn modules_inside_themselves_are_an_error() {
    let folder = package();
    for text in [
        "mod lib;\n",
        "#[path = \"lib.rs\"] mod again;\n",
        "#[path = \"bin/../lib.rs\"] mod again;\n",
        "#[path = \"linked.rs\"] mod again;\n",
        "#[path = \"folder/lib.rs\"] mod again;\n",
    ] {
        write(folder.path(), "src/lib.rs", format!("{text}{LIBRARY}"));
        let _ = symlink("lib.rs", folder.path().join("src/linked.rs"));
        let _ = symlink(".", folder.path().join("src/folder"));
        let (code, said) = unverified(folder.path());
        assert_eq!(code, 1, "{text}");
        assert!(said.contains("src/lib.rs:1:"), "{text}: {said}");
    }
}

#[test]
fn re_exports_in_a_circle_end() {
    let folder = package();
    let text = "pub mod a { pub use crate::b::*; pub use crate::b::x as y; }\npub mod b { pub use crate::a::*; pub use crate::a::y as x; }\npub use a::*;\n";
    write(folder.path(), "src/lib.rs", format!("{text}{LIBRARY}"));
    let (code, said) = unverified(folder.path());
    assert_eq!(code, 0, "{said}");
    let solution = SOLUTION.replace("twice(21)", "{ demo::x; 1 }");
    write(folder.path(), "src/bin/first.rs", solution);
    let (code, said) = unverified(folder.path());
    assert!(code == 0 || said.contains("src/"), "{said}");
}

#[test]
fn traits_that_extend_one_another_in_a_circle_end() {
    let folder = package();
    let text = "#![no_std]\npub trait A: B { fn sqrt(&self) -> u64; fn of(&self) -> u64 { self.sqrt() } }\npub trait B: A {}\nimpl A for f32 { fn sqrt(&self) -> u64 { 7 } }\n";
    write(folder.path(), "src/lib.rs", format!("{text}{LIBRARY}"));
    let solution = SOLUTION.replace("twice(21)", "demo::A::of(&9f32)");
    write(folder.path(), "src/bin/first.rs", solution);
    let (code, said) = unverified(folder.path());
    assert_eq!(code, 0, "{said}");
}

#[test]
fn what_is_no_file_is_an_error_and_never_waited_for() {
    let folder = package();
    let fifo = |name: &str| {
        let path = folder.path().join(name);
        let made = Command::new("mkfifo").arg(path).status();
        assert!(made.unwrap().success());
    };
    fifo("src/pipe");
    symlink("/dev/zero", folder.path().join("src/endless")).unwrap();
    symlink("nowhere", folder.path().join("src/dangling")).unwrap();
    symlink("circle", folder.path().join("src/circle")).unwrap();
    for name in ["pipe", "endless", "/dev/zero", "dangling", "circle", "bin"] {
        for text in [
            format!("#[path = \"{name}\"] mod m;\n{LIBRARY}"),
            format!("pub fn twice(n: i32) -> i32 {{ n * include!(\"{name}\") }}\n"),
            format!(
                "pub fn twice(n: i32) -> i32 {{ include_bytes!(\"{name}\").len() as i32 * n }}\n"
            ),
        ] {
            write(folder.path(), "src/lib.rs", &text);
            for arguments in [&["first", "--no-verify", "-o", "out.rs"][..], &["first"]] {
                let (code, said) = soon(folder.path(), arguments);
                assert_eq!(code, 1, "{text}");
                assert!(said.contains("src/lib.rs:1:"), "{text}: {said}");
            }
        }
    }
    // Of so much text, rustc compiles the library while the bundle is in the making: not if that waits for a file.
    let much = "// words\n".repeat(4 << 10);
    write(
        folder.path(),
        "src/lib.rs",
        format!(
            "pub fn twice(n: i32) -> i32 {{\n{much}include_bytes!(\"pipe\").len() as i32 * n }}\n"
        ),
    );
    let (code, said) = soon(folder.path(), &["first"]);
    assert_eq!(code, 1);
    assert!(said.contains("src/lib.rs:4098:"), "{said}");
    write(folder.path(), "src/lib.rs", LIBRARY);
    fifo("manifest");
    let (code, _, said) = run(folder.path(), &["--manifest-path", "manifest"]);
    assert_eq!(code, 1);
    assert!(said.contains("it is not a file"), "{said}");
}

const TWICE: &str = "pub fn twice(n: i32) -> i32 { 2 * n }\n";

#[test]
fn what_would_reach_into_the_next_item_is_refused_whoever_uses_it() {
    let folder = package();
    for before in [
        "const A: i32 = 5",
        "const A: i32 = 5\nconst B: i32 = 6;\n",
        "static A: i32 = b()\n#[inline]",
        "type A = Vec<i32>",
        "struct A",
        "struct A\nimpl A {}\n",
        "struct A(i32)",
        "enum A",
        "trait A",
        "trait A { fn a()\nfn b(); }\n",
        "impl A\nimpl B {}\n",
        "impl A { fn a()\nfn b() {} }\n",
        "fn a() -> i32",
        "use a::b",
        "mod a",
        "const A: i32 = 5\nstd::thread_local! {}\nconst B: i32 = 6;\n",
        "a",
        "pub",
        "fn a()\nb!();\n",
    ] {
        write(folder.path(), "src/lib.rs", format!("{before}\n{TWICE}"));
        let (code, said) = unverified(folder.path());
        assert_eq!(code, 1, "{before}");
        assert!(
            said.contains("this file is not valid Rust"),
            "{before}: {said}"
        );
    }
}

#[test]
fn a_function_that_nothing_uses_may_be_half_written() {
    let folder = package();
    let half = "pub fn half() { let x = ; }\n";
    write(folder.path(), "src/lib.rs", format!("{TWICE}{half}"));
    assert_eq!(unverified(folder.path()).0, 0);
    assert_eq!(run(folder.path(), &["first"]).0, 0);
    let used = "pub fn twice(n: i32) -> i32 { half(); 2 * n }\n";
    write(folder.path(), "src/lib.rs", format!("{used}{half}"));
    let (code, said) = unverified(folder.path());
    let (verified, _, said_verified) = run(folder.path(), &["first"]);
    assert_eq!((code, verified), (1, 1));
    for said in [said, said_verified] {
        assert!(said.contains("src/lib.rs:2:25"), "{said}");
        assert!(said.contains("this file is not valid Rust"), "{said}");
    }
}

#[test]
fn a_call_whose_path_ends_too_soon_is_an_error() {
    let folder = package();
    let half = "pub fn twice(n: i32) -> i32 { vec::a::!(n); 2 * n }\n";
    write(folder.path(), "src/lib.rs", half);
    let (code, said) = unverified(folder.path());
    assert_eq!(code, 1);
    assert!(said.contains("src/lib.rs:1:39"), "{said}");
}

#[test]
fn an_unknown_name_is_marked_as_it_is_written() {
    let folder = package();
    let text = "use demo::r#type;\nuse demo::maine\u{301};\nfn main() {}\n";
    write(folder.path(), "src/bin/first.rs", text);
    let (code, said) = unverified(folder.path());
    assert_eq!(code, 1);
    assert!(said.contains(":2:11"), "{said}");
    assert!(said.contains(" ^^^^^^ leads nowhere"), "{said}");
}

#[test]
fn links_that_lead_files_into_themselves_are_an_error() {
    // `a/b.rs` is `a.rs`, and `a/b` is `a`.
    let folder = package();
    write(
        folder.path(),
        "src/lib.rs",
        format!("{LIBRARY}\npub mod a;\n"),
    );
    write(folder.path(), "src/a.rs", "pub mod b;\n");
    write(folder.path(), "src/a/c.rs", "");
    symlink("../a.rs", folder.path().join("src/a/b.rs")).unwrap();
    symlink(".", folder.path().join("src/a/b")).unwrap();
    let (code, said) = unverified(folder.path());
    assert!(
        code == 1 && said.contains("b.rs` is inside itself"),
        "{said}"
    );
    // Another file that another link leads to is not.
    fs::remove_file(folder.path().join("src/a/b.rs")).unwrap();
    symlink("c.rs", folder.path().join("src/a/b.rs")).unwrap();
    let (code, said) = unverified(folder.path());
    assert_eq!(code, 0, "{said}");
}
