//! Attributes, and conditions that bring them.

use super::{LIBRARY, RULES, Read, SOLUTION};
use crate::tables::{CautionKind, On};

#[test]
fn a_crates_attributes_stay_among_what_a_macro_is_given() {
    assert_eq!(
        SOLUTION.edited("#![crate_name = \"a\"] fn f() {}"),
        " fn f() {}"
    );
    let given = "m! { #![crate_name = \"a\"] }";
    assert_eq!(SOLUTION.edited(given), given);
}

#[test]
fn parentheses_behind_a_hash_are_no_attribute() {
    assert!(
        LIBRARY
            .names("m!(#(path, kept));")
            .contains(&"kept".to_owned())
    );
}

#[test]
fn what_a_lint_is_said_to_be_is_mentioned_where_a_macro_takes_it_only() {
    let mentions = |text: &str| LIBRARY.names(text).contains(&"lint".to_owned());
    assert!(!mentions("#[allow(lint)] fn f() {}"));
    assert!(!mentions("vec![#[allow(lint)] 1]"));
    for given in ["m!(#[allow(lint)] 1)", "m!(#[deny(lint)] 1)"] {
        assert!(mentions(given), "{given}");
    }
}

#[test]
fn a_fragment_may_be_a_condition_unless_it_is_taken() {
    let is_condition = |text: &str| RULES.refs(text).condition_fragment;
    assert!(is_condition("() => { #[$how(on)] struct A; }"));
    assert!(is_condition(
        "() => { #[cfg_attr($how, inline)] fn f() {} }"
    ));
    assert!(!is_condition(
        "($(#[$kind:meta])*) => { $(#[$kind])* struct A; }"
    ));
    assert!(!is_condition(
        "() => { #[cfg_attr(how, inline)] fn f() {} }"
    ));
}

#[test]
fn only_a_librarys_link_is_warned_of() {
    let warns = |read: Read, text: &str| {
        let refs = read.refs(text);
        assert!(refs.used_unasked, "{text}");
        let mut cautions = refs.cautions.into_iter();
        cautions.any(|caution| matches!(caution.kind, CautionKind::Link))
    };
    assert!(warns(LIBRARY, "#[link(name = \"m\")] extern \"C\" {}"));
    assert!(!warns(LIBRARY, "#[no_mangle] fn f() {}"));
    assert!(!warns(SOLUTION, "#[link(name = \"m\")] extern \"C\" {}"));
}

#[test]
fn an_inner_condition_is_about_what_is_around_it() {
    let on = |text: &str| {
        let conditions = LIBRARY.refs(text).open_attributes;
        conditions
            .iter()
            .map(|condition| condition.on)
            .collect::<Vec<_>>()
    };
    assert_eq!(on("fn f() { #![cfg(unix)] }"), [On::Around]);
    assert_eq!(on("fn f() { #[cfg(unix)] g(); }"), [On::Part]);
    assert_eq!(
        on("#[inline] #[cfg(unix)] pub(crate) fn f() {}"),
        [On::Node]
    );
    assert_eq!(on("#[cfg_attr(unix, cfg(unix))] fn f() {}"), [On::Node]);
    assert_eq!(on("fn f() { #![cfg_attr(unix, cfg(unix))] }"), [On::Around]);
}

#[test]
fn a_condition_of_attributes_counts_if_they_may_do_something() {
    let is_open = |text: &str| {
        let refs = LIBRARY.refs(text);
        assert_eq!(refs.has_open_cfg, refs.hidden_by.is_some(), "{text}");
        refs.has_open_cfg
    };
    for acts in [
        "#[cfg_attr(unix, derive(Clone))] struct A;",
        "#[cfg_attr(unix, inline, derive(Clone))] struct A;",
        "#[cfg_attr(unix, lib::make)] struct A;",
        "#[cfg_attr(feature = \"on\", cfg(unix))] struct A;",
    ] {
        assert!(is_open(acts), "{acts}");
    }
    for idle in [
        "#[cfg_attr(unix, inline)] fn f() {}",
        "#[cfg_attr(unix, repr(C), must_use)] struct A;",
        "#[cfg_attr(unix, tool::skip)] fn f() {}",
        "#[cfg_attr(feature = \"on\", derive(Clone))] struct A;",
    ] {
        assert!(!is_open(idle), "{idle}");
    }
    // A macro may make anything of it.
    let refs = LIBRARY.refs("m! { #[cfg_attr(unix, cfg(unix))] struct A; }");
    assert!(refs.has_open_cfg && refs.hidden_by.is_some());
    assert!(refs.open_attributes.is_empty());
}

#[test]
fn attributes_are_taken_out_of_their_condition() {
    for (text, edited) in [
        (
            "#[cfg_attr(feature = \"on\", inline, cold)] fn f() {}",
            "#[inline] #[cold] fn f() {}",
        ),
        (
            "#![cfg_attr(feature = \"on\", allow(a), allow(b))]",
            "#![allow(a)] #![allow(b)]",
        ),
        (
            "#[cfg_attr(feature = \"on\", must_use = concat!(\"a\"))] fn f() {}",
            "#[must_use = concat!(\"a\")] fn f() {}",
        ),
        // None can be there with the judge's compiler, or it is said in the bundle's root.
        (
            "#[cfg_attr(unix, feature(a), no_std)] fn f() {}",
            " fn f() {}",
        ),
        (
            "#[cfg_attr(unix, doc = \"a\")] fn f() {}",
            "<Doc> fn f() {}",
        ),
        ("#[cfg_attr(unix, deny(a))] fn f() {}", " fn f() {}"),
    ] {
        let read = LIBRARY.edited(text);
        assert_eq!(read, edited);
    }
}

#[test]
fn what_a_failing_condition_takes_out_is_not_read() {
    for (text, read) in [
        ("fn f() { #[cfg(scripted)] a(); b() }", ["b"].as_slice()),
        (
            "fn f() { #[cfg(scripted)] let Some(a) = b else { c() }; d() }",
            &["d"],
        ),
        (
            "fn f() { #[cfg(scripted)] if a { b() } else { c() } d() }",
            &["d"],
        ),
        ("fn f() { #[cfg(scripted)] #[inline] { a() } b() }", &["b"]),
    ] {
        assert_eq!(LIBRARY.names(text), read, "{text}");
    }
}

#[test]
fn a_hidden_constructor_is_refused_if_others_see_stds() {
    let is_refused = |read: Read, text: &str| !read.refs(text).refusals.is_empty();
    for text in [
        "#[non_exhaustive] pub struct None;",
        "#[non_exhaustive] pub(crate) struct None;",
        "#[cfg_attr(unix, non_exhaustive)] #[derive(Clone)] struct Some(u8);",
        "enum E { #[non_exhaustive] Ok }",
    ] {
        assert!(is_refused(LIBRARY, text), "{text}");
        assert!(!is_refused(SOLUTION, text), "{text}");
    }
    assert!(!is_refused(
        LIBRARY,
        "#[non_exhaustive] pub struct Some { a: u8 }"
    ));
    assert!(!is_refused(LIBRARY, "#[non_exhaustive] pub struct Many;"));
}
