//! What is tame, and so read late, and what is not.

use super::is_tame;
use crate::tables::STD_MACROS;
use crate::tokens::{self, Room};

fn tame(text: &str) -> bool {
    let room = Room::new();
    is_tame(tokens::read(&room, text).unwrap())
}

#[test]
fn code_that_acts_on_nothing_outside_is_tame() {
    for text in [
        "pub fn f(x: &[i32]) -> Vec<i32> { x.iter().map(|x| { let y = [x, 2]; y[0] }).collect() }",
        "fn f(g: impl Fn() -> i32) -> impl Iterator<Item = i32> { once(g()) }",
        "fn f() { if a != b && !c { println!(\"{}\", !(d)); } else { vec![(1, [2])]; } }",
        "fn f() { #[inline] #[cold] fn g() { panic!() } #[must_use] fn h() { g() } h() }",
        "/// Words.\n#[doc = \"words\"] #[allow(unused)] #[deprecated] #[track_caller] fn f() {}",
        "fn f() { a(); b(); println!(\"{}\", 1) }",
        "!(a)",
        "a - !(b)",
        "fn f() -> bool { if !a || !(b) { return !c; } loop { break !(d) } }",
        "fn f() { vec![#[inline] || 1] }",
    ] {
        assert!(tame(text), "{text}");
    }
    for name in STD_MACROS {
        assert!(tame(&format!("fn f() {{ {name}!(1) }}")), "{name}");
    }
}

#[test]
fn what_may_act_outside_or_depend_on_conditions_and_files_is_not_tame() {
    for text in [
        "fn f() { cfg }",
        "fn f() { cfg_attr }",
        "fn f() { extern \"C\" {} }",
        "fn f() { feature }",
        "fn f() { macro }",
        "fn f() { macro_rules }",
        "fn f() { mod inner {} }",
        "fn f() { use inner::g; }",
        "fn f() { struct A; impl Default for A {} }",
        "fn f() { unsafe impl Send for A {} }",
        "fn f() { vec![fn g(x: impl Fn()) {}] }",
        "fn f() { $x }",
    ] {
        assert!(!tame(text), "{text}");
    }
}

#[test]
fn calls_of_other_macros_are_not_tame() {
    for text in [
        "other!(1)",
        "vec![[other!(1)]]",
        "vec! x",
        "vec!",
        "a::!(1)",
        "::!(1)",
        "own::vec!(1)",
        "::vec!(1)",
    ] {
        assert!(!tame(text), "{text}");
    }
}

#[test]
fn other_attributes_are_not_tame() {
    for text in [
        "#[test] fn f() {}",
        "#[derive(Debug)] struct A;",
        "#[doc(hidden)] fn f() {}",
        "#[no_mangle] fn f() {}",
        "# inline",
        "#",
        "vec![(#[test] f)]",
    ] {
        assert!(!tame(text), "{text}");
    }
}
