//! How often rustc has to be asked until nothing is dead that can go. What stays for another reason keeps what it needs, so that
//! no time is lost in trying to take it out.

use std::os::unix::fs::PermissionsExt;

use super::*;

/// The bundle of a package with this library and solution, and how many programs rustc was given for it, but for a comparison
/// with the original.
fn pruned(library: &str, solution: &str) -> (String, usize) {
    let folder = package();
    // A check may make code by the way.
    let script = "#!/bin/sh\ncase \"$*\" in (*'type bin'*=metadata*) echo >> asked;; (-vV | *llvm-ir*) ;; (*) echo >> asked;; esac\nexec rustc \"$@\"\n";
    write(
        folder.path(),
        "compiler",
        script.replace("asked", &folder.path().join("asked").display().to_string()),
    );
    let program = folder.path().join("compiler");
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
    write(folder.path(), "src/lib.rs", library);
    write(folder.path(), "src/bin/first.rs", solution);
    let output = bundler(folder.path())
        .env("RUSTC", program)
        .arg("first")
        .output();
    let (code, _, err) = seen(output.unwrap());
    assert_eq!((code, &*err), (0, ""));
    let asked = fs::read_to_string(folder.path().join("asked")).unwrap();
    (
        bundle_of(folder.path(), "first").unwrap(),
        asked.lines().count(),
    )
}

/// Asserts that the bundle lacks `gone`, has `kept`, and that rustc saw two programs: with all that is dead and without.
fn goes_at_once(library: &str, solution: &str, gone: &[&str], kept: &[&str]) {
    let (bundle, asked) = pruned(library, solution);
    for text in gone {
        assert!(!bundle.contains(text), "{text} is in\n{bundle}");
    }
    for text in kept {
        assert!(bundle.contains(text), "{text} is missing in\n{bundle}");
    }
    assert_eq!(asked, 2, "{bundle}");
}

#[test]
fn what_a_body_that_stays_names_stays_with_it() {
    let library = r"
pub struct S;
impl S {
    pub fn dead(&self) {}
}
macro_rules! equal {
    () => {
        7
    };
}
pub fn acts() {
    {
        impl PartialEq<u64> for S {
            fn eq(&self, other: &u64) -> bool {
                *other == equal!()
            }
        }
    }
    step1();
}
fn step1() {
    step2();
}
fn step2() {
    step3();
}
fn step3() {}
fn equal() {}
";
    let solution = r#"
fn main() {
    let dead = demo::S == 7;
    println!("{dead}");
}
"#;
    let kept = ["acts", "step1", "step2", "step3"].map(|name| format!("fn {name}("));
    goes_at_once(
        library,
        solution,
        &["fn dead", "fn equal"],
        &kept.each_ref().map(|name| &**name),
    );
}

#[test]
fn what_members_that_stay_name_stays_with_them() {
    let library = r"
pub trait Shown {
    fn show(&self) {
        shown();
    }
    fn hide(&self) {
        hidden();
    }
}
fn shown() {}
fn hidden() {}
pub struct S;
impl PartialEq<u64> for S {
    fn eq(&self, other: &u64) -> bool {
        *other == 7
    }
}
impl S {
    pub fn dead(&self) {
        hidden();
    }
}
";
    let solution = r#"
fn on_windows() {
    #[cfg(windows)]
    {
        use demo::Shown;
        demo::S.show();
    }
}

fn main() {
    on_windows();
    let (show, dead) = (demo::S == 7, 1);
    println!("{show} {dead}");
}
"#;
    goes_at_once(
        library,
        solution,
        &["fn hide", "fn hidden", "fn dead"],
        &["fn show", "fn shown"],
    );
}

#[test]
fn what_a_dead_function_of_the_solution_names_stays() {
    let library = r"
pub struct S;
impl S {
    pub fn dead(&self) {}
}
pub fn step1() {
    step2();
}
fn step2() {}
";
    let solution = r#"
fn unused() {
    demo::step1();
}

fn main() {
    let dead = std::mem::size_of::<demo::S>();
    println!("{dead}");
}
"#;
    goes_at_once(library, solution, &["fn dead"], &["fn step1", "fn step2"]);
}

#[test]
fn only_the_place_that_is_dead_is_taken_for_it() {
    let library = r"
pub struct S {
    pub read: u64,
    unread: u64,
}
impl S {
    pub fn new(n: u64) -> S {
        S { read: n, unread: n }
    }
    pub fn dead(&self) {}
}
";
    let solution = r#"
fn main() {
    let dead = demo::S::new(7).read;
    println!("{dead}");
}
"#;
    goes_at_once(library, solution, &["fn dead"], &["unread: u64"]);
}

#[test]
fn what_errors_name_stays_and_the_rest_goes_at_once() {
    let methods = |name: &str| -> String {
        (10..26)
            .map(|n| format!("    pub fn {name}_{n}(&self) {{}}\n"))
            .collect()
    };
    let calls: String = (10..26).map(|n| format!("    s.called_{n}();\n")).collect();
    // `method` is a word of the errors, and not what they are about.
    let library = format!(
        "use std::fmt::Write;\n\npub struct S;\n\nimpl S {{\n{}}}\n\npub fn called() {{}}\npub fn method() {{}}\n",
        methods("called") + &methods("dead"),
    );
    let names: String = (10..26).map(|n| format!("dead_{n}, ")).collect();
    let solution = format!(
        "fn unused(s: demo::S) {{\n{calls}}}\n\nmacro_rules! ignore {{\n    ($($name:ident),*) => {{}};\n}}\n\nfn main() {{\n    ignore!({names}called, method);\n    println!();\n}}\n"
    );
    let (bundle, asked) = pruned(&library, &solution);
    assert_eq!(asked, 3, "{bundle}");
    for n in 10..26 {
        assert!(bundle.contains(&format!("fn called_{n}(")));
        assert!(!bundle.contains(&format!("fn dead_{n}(")));
    }
    for gone in ["fn method", "fn called(", "use std"] {
        assert!(!bundle.contains(gone), "{bundle}");
    }
}

#[test]
fn members_that_an_impl_of_a_macro_needs_stay_and_the_rest_goes_with_few_questions() {
    let required: String = (10..42)
        .map(|n| format!("    fn needed_{n}(&self) -> u8;\n"))
        .collect();
    let names: String = (10..42).map(|n| format!(" needed_{n}")).collect();
    let members: String = (10..42)
        .map(|n| format!("    fn needed_{n}(&self) -> u8 {{ 6 }}\n"))
        .collect();
    let library = format!(
        "pub trait Shape {{\n    fn used(&self) -> u8;\n{required}    fn own(&self) -> u8 {{ 1 }}\n}}\n\
         macro_rules! members {{ ($($name:ident)*) => {{ $(fn $name(&self) -> u8 {{ 2 }})* }} }}\n\
         macro_rules! shape {{ ($t:ty) => {{ impl Shape for $t {{ members!(used{names}); }} }} }}\n\
         shape!(u8);\n\
         pub struct S;\nimpl Shape for S {{\n    fn used(&self) -> u8 {{ 3 }}\n{members}    fn own(&self) -> u8 {{ 4 }}\n}}\n",
    );
    let solution = format!(
        "use demo::Shape;\n\nmacro_rules! ignore {{\n    ($($name:ident)*) => {{}};\n}}\n\nfn main() {{\n    ignore!(own{names});\n    println!(\"{{}} {{}}\", demo::S.used(), 7u8.used());\n}}\n"
    );
    let (bundle, asked) = pruned(&library, &solution);
    assert!(bundle.contains("fn needed_10("), "{bundle}");
    assert!(!bundle.contains("fn own("), "{bundle}");
    assert!(asked < 9, "{asked}");
}

/// Its errors name types and `unwrap`, where `From::from` is found once `Cast` has no `from`.
#[test]
fn what_is_shown_by_errors_that_name_nothing_stays_and_the_rest_goes_at_once() {
    let dead: String = (10..42)
        .map(|n| format!("    pub fn dead_{n}(&self) {{}}\n"))
        .collect();
    let names: String = (10..42).map(|n| format!(" dead_{n}")).collect();
    let library = format!(
        "pub trait Cast: Sized {{\n    fn from(n: u16) -> Option<Self>;\n}}\n\
         pub trait Real: Cast {{\n    fn right() -> Self {{\n        Self::from(90u16).unwrap()\n    }}\n    fn used(&self) -> u8 {{ 1 }}\n}}\n\
         macro_rules! cast {{ ($t:ty) => {{ impl Cast for $t {{ fn from(n: u16) -> Option<$t> {{ Some(n.into()) }} }} }} }}\n\
         macro_rules! members {{ ($($name:ident)*) => {{ $(fn $name() -> Self {{ 90 }})* }} }}\n\
         macro_rules! real {{ ($t:ty) => {{ impl Real for $t {{ members!(right); }} }} }}\n\
         cast!(u64);\nreal!(u64);\n\
         pub struct S;\nimpl S {{\n{dead}}}\n",
    );
    let solution = format!(
        "use demo::{{Real, S}};\n\nmacro_rules! ignore {{\n    ($($name:ident)*) => {{}};\n}}\n\nfn main() {{\n    ignore!(from{names});\n    println!(\"{{}} {{}}\", std::mem::size_of::<S>(), 7u64.used());\n}}\n"
    );
    let (bundle, asked) = pruned(&library, &solution);
    assert!(bundle.contains("Self::from(90u16)"), "{bundle}");
    assert!(!bundle.contains("fn dead_"), "{bundle}");
    // As it is, without all that is dead, with `right`, with `from`: it is known that this alone is missed.
    assert_eq!(asked, 4, "{bundle}");
}
