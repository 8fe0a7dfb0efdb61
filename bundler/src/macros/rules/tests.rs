//! Which impls the rules of a macro have, told from its text.

use super::{RuleImpl, impls_in_rules};

fn with_impls<T>(arm: &str, told: impl Fn(&str, RuleImpl) -> T) -> Vec<T> {
    let text = format!("macro_rules! m {{ ($($t:ty),*) => {{ {arm} }}; }}");
    let found = impls_in_rules(&text, 0..text.len());
    found.into_iter().map(|made| told(&text, made)).collect()
}

/// The text of each impl that an arm comes to, or what is taken out with it.
fn impls(arm: &str) -> Vec<String> {
    with_impls(arm, |text, made| text[made.range].trim().to_owned())
}

#[test]
fn a_repetition_goes_that_has_nothing_else_in_it() {
    for arm in [
        "$(impl A for $t {})*",
        "$(impl A for $t {}),*",
        "$(#[cold] unsafe impl A for $t {})+",
        "$($(impl A for $t {})*)*",
        "$($(impl A for $t {});*)?",
    ] {
        assert_eq!(impls(arm), [arm]);
    }
    let both = ["impl A for $t {}", "impl B for $t {}"];
    assert_eq!(impls("$(impl A for $t {} impl B for $t {})*"), both);
    assert_eq!(impls("impl A for $t {} impl B for $t {}"), both);
    let inner = ["$(impl A for $t {})*"];
    assert_eq!(impls("$(struct S; $(impl A for $t {})*)*"), inner);
    assert_eq!(impls("$($(impl A for $t {})* struct S;)*"), inner);
    assert_eq!(impls("$({ impl A for $t {} })*"), ["impl A for $t {}"]);
}

#[test]
fn blocks_have_impls_unless_a_trait_may_be_theirs_alone() {
    let inside = "impl A for $t { fn f() { make!() } }";
    assert_eq!(impls(&format!("{{ {inside} }}")), [inside]);
    for arm in [
        "const _: () = { impl A for $t {} };",
        "fn f() { { impl A for $t {} } }",
        "make!(); impl A for $t {}",
        "trait A {} impl A for $t {}",
    ] {
        assert_eq!(impls(arm), ["impl A for $t {}"], "{arm}");
    }
    for arm in [
        "mod inner { impl A for $t {} }",
        "{ use inner::A; impl A for $t {} }",
        "{ trait A {} impl A for $t {} }",
        "{ { mod inner {} } impl A for $t {} }",
        "{ make!(); impl A for $t {} }",
        "make! { impl A for $t {} }",
        "macro_rules! n { () => { impl A for $t {} } }",
        "word A for $t {}",
        "word impl A for $t {}",
        "impl $t {}",
    ] {
        assert!(impls(arm).is_empty(), "{arm}");
    }
}

#[test]
fn a_path_is_told_by_what_it_begins_with() {
    let paths = |of: &str| {
        let arm = format!("impl {of} for $t {{}}");
        with_impls(&arm, |_, made| {
            let words = made.path.segments.iter().map(|name| name.to_string());
            let words: Vec<String> = words.collect();
            format!("{:?} {}", made.path.root, words.join(" "))
        })
    };
    for (path, told) in [
        ("A", "Plain A"),
        ("b::A<C, { 1 }>", "Plain b A"),
        ("::b::A", "Global b A"),
        ("crate::A", "Crate A"),
        ("$crate::b::A", "DollarCrate b A"),
        ("self::A", "Up(0) A"),
        ("self::super::A", "Up(1) A"),
        ("super::super::b::A", "Up(2) b A"),
    ] {
        assert_eq!(paths(path), [told]);
    }
    for path in ["$t", "b::$t"] {
        assert!(paths(path).is_empty(), "{path}");
    }
}

#[test]
fn members_begin_with_their_keyword_or_what_is_in_front() {
    let arm = "impl A for $t { unsafe fn f(&self) {} #[cold] fn g() { f() } const N: *const u8 = p; type T = fn(); }";
    let members = with_impls(arm, |text, made| {
        let members = made.members.into_iter();
        let told = members.map(|member| {
            let text = text[member.range].trim();
            format!("{} {} {text}", member.name, member.alone)
        });
        told.collect::<Vec<_>>()
    });
    let wanted = [
        "f false unsafe fn f(&self) {}",
        "g true #[cold] fn g() { f() }",
        "N true const N: *const u8 = p;",
        "T true type T = fn();",
    ];
    assert_eq!(members, [wanted]);
}
