//! Small questions about tokens.

use super::super::angles::{Angle, angle_before_separator};
use super::super::words::{is_fragment_kind, is_no_member, repetition};
use crate::tokens::{Room, TokenTree, read};

/// Asks something about a text's tokens.
fn of<T>(text: &str, ask: impl Fn(&[TokenTree]) -> T) -> T {
    let room = Room::new();
    ask(read(&room, text).unwrap())
}

#[test]
fn what_a_separator_behind_an_angle_belongs_to() {
    // The last `>` is the one in question.
    let angle = |text: &str, in_macro: bool| {
        of(text, |tokens| {
            angle_before_separator(tokens, tokens.len() - 1, in_macro)
        })
    };
    for (text, given, expected) in [
        ("<T>", Angle::Type, Angle::Type),
        (">", Angle::Other, Angle::Other),
        ("a >", Angle::Other, Angle::Other),
        ("Vec::<T>", Angle::Type, Angle::Type),
        ("impl<T>", Angle::Other, Angle::Other),
        ("A<{ 1 }>", Angle::Unsure, Angle::Other),
        ("A<{ 1 } + b>", Angle::Other, Angle::Other),
        ("a < b =>", Angle::Other, Angle::Other),
        ("a < b ->", Angle::Other, Angle::Other),
        ("a < b>", Angle::Unsure, Angle::Other),
        ("a < b, c>", Angle::UnsureOfList, Angle::Other),
        ("for<'a>", Angle::Other, Angle::Other),
        ("for<$a>", Angle::Unsure, Angle::Unsure),
        ("for<T>", Angle::Type, Angle::Type),
        ("for<(T)>", Angle::Type, Angle::Type),
    ] {
        assert_eq!(angle(text, true), given, "{text}");
        assert_eq!(angle(text, false), expected, "{text}");
    }
}

#[test]
fn a_path_or_a_call_behind_a_dot_is_no_member() {
    let is_no_member = |text: &str| of(text, |tokens| is_no_member(tokens, 0));
    for text in [
        "crate::a", "self", "Self::a", "super::a", "a::b", "a!()", "a! b",
    ] {
        assert!(is_no_member(text), "{text}");
    }
    for text in ["a", "a()", "a::<T>()", "a != b", "a : b", "a = b"] {
        assert!(!is_no_member(text), "{text}");
    }
}

#[test]
fn fragments_are_of_these_kinds() {
    let kinds =
        "block expr expr_2021 ident item lifetime literal meta pat pat_param path stmt tt ty vis";
    assert!(kinds.split(' ').all(is_fragment_kind));
    for other in ["u8", "expr_2024", "Ident"] {
        assert!(!is_fragment_kind(other), "{other}");
    }
}

#[test]
fn a_repetition_may_have_a_separator() {
    let is_one = |text: &str| of(text, |tokens| repetition(tokens).is_some());
    for text in ["$(a)*", "$(a)+", "$(a)?", "$(a),*", "$(a)::+", "x $(a)*"] {
        assert!(is_one(text), "{text}");
    }
    for text in [
        "",
        "*",
        "(a)*",
        "x(a)*",
        "+(a)*",
        "$(a)",
        "$(a),",
        "$(a) b c d *",
    ] {
        assert!(!is_one(text), "{text}");
    }
}
