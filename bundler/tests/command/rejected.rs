//! What rustc says of a bundle is said of the original files.

use super::*;

/// The messages for bundling `first`, with this library and solution.
fn messages(library: &str, solution: &str) -> String {
    let folder = package();
    write(folder.path(), "src/lib.rs", library);
    write(folder.path(), "src/bin/first.rs", solution);
    let (code, out, err) = run(folder.path(), &["first"]);
    assert_eq!((code, out.as_str()), (1, ""), "{err}");
    err
}

#[test]
fn several_errors_have_a_picture_each_and_the_advice_once() {
    let err = messages(
        "pub fn wrong(n: u32) -> u64 {\n    n\n}\n",
        "use demo::wrong;\n\nfn main() {\n    let x: u8 = wrong(\"1\");\n}\n",
    );
    let library = " --> src/lib.rs:2:5
  |
1 | pub fn wrong(n: u32) -> u64 {
  |                         --- expected `u64` because of return type
2 |     n
  |     ^- you can convert a `u32` to a `u64`
  |     |
  |     expected `u64`, found `u32`
";
    assert!(err.contains(library), "{err}");
    assert!(err.contains(" --> src/bin/first.rs:4:"), "{err}");
    assert!(err.matches("error: ").count() >= 2, "{err}");
    assert_eq!(err.matches("cargo check").count(), 1, "{err}");
}

#[test]
fn an_ambiguous_name_is_shown_with_both_candidates_as_they_are_written() {
    let err = messages(
        "pub mod a {\n    pub fn f() {}\n}\npub mod b {\n    pub fn f() {}\n}\npub mod both {\n    \
         pub use crate::a::*;\n    pub use crate::b::*;\n}\n",
        "use demo::both::f;\n\nfn main() {\n    f();\n}\n",
    );
    let candidates = "
8 |     pub use crate::a::*;
  |             ----------- one of them
9 |     pub use crate::b::*;
  |             ----------- the other
";
    assert!(err.contains(candidates), "{err}");
    assert!(err.contains("src/bin/first.rs:1:17"), "{err}");
}

#[test]
fn an_error_in_a_macro_is_shown_with_the_call() {
    let err = messages(
        "#[macro_export]\nmacro_rules! bad {\n    ($x:expr) => {\n        $x.missing()\n    };\n}\n",
        "fn main() {\n    println!(\"{}\", demo::bad!(3u8));\n}\n",
    );
    assert!(err.contains("src/lib.rs:4:12"), "{err}");
    let call = "demo::bad!(3u8));
  |                    --------------- in this use of `demo::bad!`
";
    assert!(err.contains(call), "{err}");
    // Whose arguments are wrong stands in the call itself.
    let err = messages("", "fn main() {\n    println!(\"{}\", 1.missing());\n}\n");
    assert!(!err.contains("in this use"), "{err}");
}

#[test]
fn a_macro_that_two_crates_call_is_shown_once() {
    let err = messages(
        "#[macro_export]\nmacro_rules! alone {\n    () => {\n        core::arch::global_asm!(\"nop\");\n    };\n}\nalone!();\n",
        "demo::alone!();\n\nfn main() {}\n",
    );
    assert!(err.contains("two crates have assembly"), "{err}");
    assert_eq!(err.matches(" --> ").count(), 1, "{err}");
}
