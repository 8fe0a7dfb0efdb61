//! What a text defines.

use super::super::definitions::impls_own_types;
use super::{LIBRARY, RULES, Read};
use crate::package::Edition;
use crate::refs::Shape;
use crate::tables::Name;
use crate::tokens::{Room, read};

fn listed<'a>(names: impl IntoIterator<Item = &'a Name>) -> Vec<&'a str> {
    names.into_iter().map(|name| &**name).collect()
}

#[test]
fn what_a_body_or_a_module_defines_has_no_name_outside() {
    let refs = LIBRARY
        .refs("m! { fn a(x: u8); fn b() { const C: u8 = 1; } mod d { fn e() {} } enum F { G } }");
    assert_eq!(listed(&refs.defines), ["F", "a", "b", "d"]);
    assert_eq!(listed(&refs.made_modules), ["d"]);
}

#[test]
fn a_nested_function_is_no_mention_but_a_pointers_type_is() {
    assert_eq!(LIBRARY.names("{ fn a() {} struct B; }"), ["B"]);
    assert_eq!(LIBRARY.names("x as *const T"), ["T", "x"]);
    // A macro may call it.
    assert_eq!(LIBRARY.names("m! { fn a }"), ["a", "m"]);
    assert_eq!(
        LIBRARY.names("impl A for B { unsafe fn c() {} }"),
        ["A", "B", "c"]
    );
}

#[test]
fn what_a_fragment_names_is_a_module_behind_that_keyword_only() {
    let depth = |text: &str| RULES.refs(text).paths.len();
    assert_eq!(depth("() => { struct $name { a: super::B } }"), 2);
    assert_eq!(depth("() => { mod $name { type A = super::B; } }"), 3);
}

#[test]
fn an_impls_head_says_what_it_is_for() {
    for (text, names) in [
        ("m! { impl A for B {} C }", ["A", "B", "for"].as_slice()),
        ("m! { impl A for B; C }", &["A", "B", "for"]),
        (
            "m! { impl A for (B, C) { fn f(D) {} } }",
            &["A", "B", "C", "for"],
        ),
        (
            "m! { impl A<{ 1 }> for B<{ 1 }, C> {} }",
            &["A", "B", "C", "for"],
        ),
        ("m! { impl A for u8 {} }", &["A", "for"]),
        ("impl A for B {}", &[]),
    ] {
        let refs = LIBRARY.refs(text);
        assert_eq!(listed(&refs.implements), names, "{text}");
        assert!(refs.has_impl, "{text}");
    }
    let is_given = |text: &str| RULES.refs(text).implements_fragment;
    assert!(is_given("() => { impl A for $b {} }"));
    assert!(!is_given("() => { impl<T> A for B<T> {} }"));
}

#[test]
fn what_a_macro_with_local_inner_macros_takes_is_read_too() {
    let read = Read {
        edition: Edition::E2018,
        shape: Shape {
            inner_macros: true,
            ..RULES.shape
        },
        ..RULES
    };
    let edited = read.edited("($a:pat, a!()) => { a!($a) }");
    assert_eq!(
        edited,
        "($a:<Since(E2021, \"pat_param\")>, a!()) => { <InnerMacro>a!($a) }"
    );
}

#[test]
fn macros_of_bodies_are_among_the_text_of_macros() {
    let refs = LIBRARY.refs("fn f() { macro_rules! a { () => { 1 } } a!() }");
    let text = refs.macro_text.iter().map(|(name, _)| name);
    assert_eq!(listed(text), ["macro_rules", "a"]);
}

#[test]
fn impls_are_of_types_that_are_surely_defined_beside_them() {
    let own = |text: &str| {
        let room = Room::new();
        impls_own_types(read(&room, text).unwrap())
    };
    for text in [
        "() => { enum $name {} impl A for $name {} }",
        "() => { #[inline] fn f() {} struct $name; impl A for $name {} }",
        "() => { fn f() {} }",
    ] {
        assert!(own(text), "{text}");
    }
    for text in [
        "() => { impl A for $name {} }",
        "() => { #[cfg(a)] enum $name {} impl A for $name {} }",
        "() => { #[cfg_attr(a, $how)] enum $name {} impl A for $name {} }",
        "() => { enum $name {} impl A for $other {} }",
    ] {
        assert!(!own(text), "{text}");
    }
}
