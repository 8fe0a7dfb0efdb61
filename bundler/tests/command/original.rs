//! All programs but the plainest are held against the original, whose libraries are compiled when they changed and not before.

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
fn a_library_that_is_long_to_read_and_makes_no_code_is_kept_too() {
    let folder = package_with_macro();
    let functions = (0..2000)
        .map(|n| format!("pub fn f{n}<T: Clone>(x: &T) -> (T, T) {{ (x.clone(), x.clone()) }}\n"));
    let library = functions.fold(LIBRARY.to_owned(), |text, function| text + &function);
    write(folder.path(), "src/lib.rs", library);
    for number in 1..3 {
        write(folder.path(), "src/bin/first.rs", solution(number));
        assert_eq!(compiled(&folder), 1);
    }
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

/// How often a library is compiled for a solution that it has.
fn compiled_for(library: &str, solution: &str) -> usize {
    let folder = package_with_macro();
    write(folder.path(), "src/lib.rs", library);
    write(folder.path(), "src/bin/first.rs", solution);
    compiled(&folder)
}

#[test]
fn what_is_plain_is_not_compared() {
    let main = "fn main() { println!(\"{}\", demo::twice(1)); }\n";
    let twice = "pub fn twice(n: u8) -> u8 { 2 * n }\n";
    let others = "#[macro_export] macro_rules! other { () => {} }\npub trait Other { fn m(&self); }\npub struct Own;\nimpl Other for Own { fn m(&self) {} }\nimpl From<Own> for u8 { fn from(_: Own) -> u8 { 2 } }\n";
    let behind = "mod m { pub const TWO: u8 = 2; pub type Byte = u8; pub static ONE: u8 = 1; }\nuse m::{Byte, TWO};\npub use self::m::ONE as ITS;\npub fn twice(n: Byte) -> Byte { TWO * n * ITS }\n";
    let own = "use demo::twice;\nstruct Own(u8);\nimpl Own { fn get(&self) -> u8 { twice(self.0) } }\nfn main() { println!(\"{}\", Own(1).get()); }\n";
    for (library, solution) in [
        (twice, main),
        (&(twice.to_owned() + others), main),
        (behind, main),
        (twice, own),
    ] {
        assert_eq!(compiled_for(library, solution), 0, "{library}{solution}");
    }
}

#[test]
fn what_is_not_plain_is_compared() {
    let main = "fn main() { println!(\"{}\", demo::twice(1)); }\n";
    let twice = "pub fn twice(n: u8) -> u8 { 2 * n }\n";
    for library in [
        "struct Two(u8);\npub fn twice(n: u8) -> u8 { Two(2).0 * n }\n",
        "pub fn twice(n: u8) -> u8 { n.twice() }\ntrait Twice { fn twice(self) -> u8; }\nimpl Twice for u8 { fn twice(self) -> u8 { 2 * self } }\n",
        "mod m { pub fn two() -> u8 { 2 } }\nuse m::*;\npub fn twice(n: u8) -> u8 { two() * n }\n",
        "mod m { pub fn two() -> u8 { 2 } }\npub fn twice(n: u8) -> u8 { use m::two; two() * n }\n",
        "pub fn twice(n: u8) -> u8 { fn two() -> u8 { 2 } two() * n }\n",
        "pub fn twice(n: u8) -> u8 { #[cfg(debug_assertions)] assert!(n < 9); 2 * n }\n",
        "pub fn twice(n: u8) -> u8 { #[cfg(any())] let n = n; 2 * n }\n",
        "#![no_std]\npub fn twice(n: u8) -> u8 { 2 * n }\n",
        "#![no_implicit_prelude]\npub fn twice(n: u8) -> u8 { 2 * n }\n",
        "fn core() -> u8 { 2 }\npub fn twice(n: u8) -> u8 { core() * n }\n",
    ] {
        assert!(compiled_for(library, main) > 0, "{library}");
    }
    for solution in [
        "use demo::*;\nfn main() { println!(\"{}\", twice(1)); }\n",
        "fn main() { use demo::twice; println!(\"{}\", twice(1)); }\n",
        "use ::demo::twice;\nfn main() { println!(\"{}\", twice(1)); }\n",
        "use demo::twice as demo;\nfn main() { println!(\"{}\", demo(1)); }\n",
    ] {
        assert!(compiled_for(twice, solution) > 0, "{solution}");
    }
}

/// What is said of a package whose libraries a compiler makes code of in which some text is another.
fn seen_with_other_code(folder: &TempDir, from: &str, to: &str) -> (i32, String, String) {
    let script = format!(
        "#!/bin/sh\nrustc \"$@\" || exit\ncase \"$*\" in (*llvm-ir*rlib*) sed -i 's/{from}/{to}/' ./*.ll;; esac\n"
    );
    write(folder.path(), "compiler", script);
    let compiler = folder.path().join("compiler");
    fs::set_permissions(&compiler, fs::Permissions::from_mode(0o755)).unwrap();
    let mut command = bundler(folder.path());
    let output = command.args(["first", "-o", "-"]).env("RUSTC", compiler);
    seen(output.output().unwrap())
}

/// Leaves nothing of what was remembered.
fn forget(folder: &TempDir) {
    fs::remove_dir_all(folder.path().join("target")).unwrap();
}

#[test]
fn a_bundle_that_is_another_program_is_refused() {
    let folder = package();
    let library =
        "pub struct Two(pub i32);\npub fn twice(n: i32) -> i32 {\n    Two(4711).0 * n\n}\n";
    write(folder.path(), "src/lib.rs", library);
    let (code, _, err) = seen_with_other_code(&folder, "4711", "4711");
    assert_eq!((code, &*err), (0, ""));
    forget(&folder);
    let (code, out, err) = seen_with_other_code(&folder, "4711", "4712");
    assert_eq!((code, &*out), (1, ""));
    assert!(
        err.contains("`demo::twice` would do something else"),
        "{err}"
    );
    assert!(
        err.contains("src/lib.rs:2:8") && err.contains("4712"),
        "{err}"
    );
    assert!(err.contains("please report"), "{err}");
}

/// It cannot be said then that the bundle is the same program, nor may that be remembered.
#[test]
fn a_compiler_that_is_killed_while_comparing_lets_no_bundle_pass() {
    let folder = package();
    let library = "pub struct Two(pub i32);\npub fn twice(n: i32) -> i32 {\n    Two(2).0 * n\n}\n";
    write(folder.path(), "src/lib.rs", library);
    let seen_with = |when_comparing: &str| {
        let script = format!(
            "#!/bin/sh\ncase \"$*\" in (*llvm-ir*rlib*) {when_comparing};; esac\nexec rustc \"$@\"\n"
        );
        write(folder.path(), "compiler", script);
        let compiler = folder.path().join("compiler");
        fs::set_permissions(&compiler, fs::Permissions::from_mode(0o755)).unwrap();
        let mut command = bundler(folder.path());
        seen(
            command
                .arg("first")
                .env("RUSTC", compiler)
                .output()
                .unwrap(),
        )
    };
    let (code, out, err) = seen_with("kill -9 $$");
    assert_eq!((code, &*out), (1, ""));
    assert!(err.contains("signal"), "{err}");
    assert_eq!(bundle_of(folder.path(), "first"), None);
    let (code, _, err) = seen_with("true");
    assert_eq!((code, &*err), (0, ""));
}

/// What a panic without arguments comes to, editions write otherwise.
#[test]
fn between_editions_only_the_form_may_differ() {
    let folder = package();
    let manifest = fs::read_to_string(folder.path().join("Cargo.toml")).unwrap();
    let manifest = manifest + "\n[lib]\nedition = \"2018\"\n";
    write(folder.path(), "Cargo.toml", manifest);
    let library =
        "pub fn twice(n: i32) -> i32 {\n    if n > 99 { panic!(\"no\") }\n    4711 * n\n}\n";
    write(folder.path(), "src/lib.rs", library);
    let (code, _, err) = seen_with_other_code(&folder, "4711", "4711");
    assert_eq!((code, &*err), (0, ""));
    forget(&folder);
    let (code, _, err) = seen_with_other_code(&folder, "4711", "4712");
    assert_eq!(code, 1);
    assert!(
        err.contains("`demo::twice` would do something else"),
        "{err}"
    );
}

/// Old compilers write the same in several ways, here a reference to a static.
#[test]
fn an_old_compiler_is_not_asked_whether_the_code_is_the_same() {
    let folder = package();
    let library = "pub struct Two(i32);\npub static TWO: Two = Two(2);\nimpl Two {\n    pub fn times(&self, n: i32) -> i32 {\n        self.0 * n\n    }\n}\n";
    write(folder.path(), "src/lib.rs", library);
    let solution = "fn main() {\n    println!(\"{}\", demo::TWO.times(3));\n}\n";
    write(folder.path(), "src/bin/first.rs", solution);
    let Some((code, _, err)) = seen_by_an_old_compiler(folder.path()) else {
        return;
    };
    assert_eq!((code, err.as_str()), (0, ""));
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
