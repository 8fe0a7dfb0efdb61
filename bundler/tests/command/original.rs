//! Programs in which macros have a part are held against the original, whose libraries are compiled when they changed and not before.

use std::os::unix::fs::PermissionsExt;

use super::*;

const LIBRARY: &str = "#[macro_export]\nmacro_rules! shown { ($e:expr) => { println!(\"{}\", $e) } }\n\
                       pub fn text() -> &'static str { include_str!(\"text\") }\n";

/// The library, with as much code as makes it worth keeping.
fn library() -> String {
    let functions = (0..400)
        .map(|n| format!("pub fn f{n}(x: u64) -> String {{ format!(\"{{}} {n}\", x + {n}) }}\n"));
    functions.fold(LIBRARY.to_owned(), |text, function| text + &function)
}

/// A package whose solution has a macro, and a compiler that writes down for which libraries it makes code.
fn package_with_macro() -> TempDir {
    let folder = package();
    write(folder.path(), "src/lib.rs", library());
    write(folder.path(), "src/text", "one");
    write(folder.path(), "src/bin/first.rs", solution(1));
    let asked = folder.path().join("asked");
    let script =
        "#!/bin/sh\ncase \"$*\" in (*llvm-ir*rlib*) echo >> 'asked';; esac\nexec rustc \"$@\"\n";
    let script = script.replace("asked", &asked.display().to_string());
    let compiler = folder.path().join("compiler");
    write(folder.path(), "compiler", script);
    fs::set_permissions(compiler, fs::Permissions::from_mode(0o755)).unwrap();
    folder
}

fn solution(number: u32) -> String {
    format!("fn main() {{ demo::shown!(demo::text()); demo::shown!({number}); }}\n")
}

/// How often a library was compiled until it is bundled. Nothing stays that is of one run alone.
fn compiled(folder: &TempDir) -> usize {
    let compiler = folder.path().join("compiler");
    let mut command = bundler(folder.path());
    let output = command.arg("first").env("RUSTC", compiler).output();
    let (code, _, err) = seen(output.unwrap());
    assert_eq!((code, &*err), (0, ""));
    for entry in fs::read_dir(folder.path().join("target/bundler")).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        assert!(!name.starts_with(".work-"), "{name}");
    }
    let asked = fs::read_to_string(folder.path().join("asked"));
    asked.unwrap_or_default().lines().count()
}

#[test]
fn a_library_is_compiled_again_when_something_of_it_changed() {
    let folder = package_with_macro();
    assert_eq!(compiled(&folder), 1);
    write(folder.path(), "src/bin/first.rs", solution(2));
    assert_eq!(compiled(&folder), 1, "the solution alone changed");
    write(folder.path(), "src/text", "two");
    assert_eq!(compiled(&folder), 2, "the library includes this file");
    write(folder.path(), "src/lib.rs", library() + "pub fn f() {}\n");
    write(folder.path(), "src/bin/first.rs", solution(3));
    assert_eq!(compiled(&folder), 3, "the library changed");
}

#[test]
fn what_is_kept_of_a_library_is_used_only_if_it_is_whole() {
    let folder = package_with_macro();
    assert_eq!(compiled(&folder), 1);
    let files = || fs::read_dir(folder.path().join("target/bundler")).unwrap();
    let mut number = 1;
    for ending in ["ll", "shown"] {
        let mut paths = files().map(|entry| entry.unwrap().path());
        let path = paths.find(|path| path.extension().is_some_and(|found| found == ending));
        let path = path.unwrap();
        let whole = fs::read(&path).unwrap();
        fs::write(&path, &whole[..whole.len() / 2]).unwrap();
        number += 1;
        write(folder.path(), "src/bin/first.rs", solution(number));
        assert_eq!(compiled(&folder), number as usize, "{ending}");
    }
}

#[test]
fn a_macro_of_a_library_alone_is_no_reason_to_compile_it() {
    let folder = package_with_macro();
    let solution = "fn main() { println!(\"{}\", demo::text()); }\n";
    write(folder.path(), "src/bin/first.rs", solution);
    assert_eq!(compiled(&folder), 0);
}

#[test]
fn whatever_a_macro_makes_it_is_compared() {
    for library in [
        "macro_rules! two { () => { 2 } }\n",
        "macro_rules! two { ($($t:tt)*) => { sum!(1, $($t)* 1) } }\nmacro_rules! sum { ($a:expr, $b:expr) => { $a + $b } }\n",
        "macro_rules! importing { () => { use crate::m::f; } }\nimporting!();\npub mod m { pub fn f() -> u8 { 2 } }\nmacro_rules! two { () => { f() } }\n",
        "macro_rules! making { ($n:ident) => { mod $n { pub fn f() -> u8 { 2 } } } }\nmaking!(m);\nmacro_rules! two { () => { m::f() } }\n",
        "macro_rules! making { ($n:ident) => { macro_rules! $n { () => { 2 } } } }\nmaking!(two);\n",
    ] {
        let folder = package_with_macro();
        let library = format!("{library}pub fn two() -> u8 {{ two!() }}\n");
        write(folder.path(), "src/lib.rs", library);
        let solution = "fn main() { println!(\"{}\", demo::two()); }\n";
        write(folder.path(), "src/bin/first.rs", solution);
        assert_eq!(compiled(&folder), 1);
    }
}

#[test]
fn a_library_is_compiled_again_when_one_that_it_names_changed() {
    let folder = package_with_macro();
    let manifest = format!("{PACKAGE}[dependencies]\nbase = {{ path = \"base\" }}\n");
    write(folder.path(), "Cargo.toml", manifest);
    let of_base = PACKAGE.replace("demo", "base");
    write(folder.path(), "base/Cargo.toml", of_base);
    let base = |number: u32| {
        let text = format!("pub const NUMBER: u32 = {number};\n");
        write(folder.path(), "base/src/lib.rs", text);
    };
    base(1);
    let library = library() + "pub fn number() -> u32 { base::NUMBER }\n";
    write(folder.path(), "src/lib.rs", library);
    let solution = "fn main() { demo::shown!(demo::number()); }\n";
    write(folder.path(), "src/bin/first.rs", solution);
    assert_eq!(compiled(&folder), 2);
    base(2);
    assert_eq!(compiled(&folder), 4);
}
