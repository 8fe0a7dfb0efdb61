//! Imports among tokens.

use super::{LIBRARY, RULES, Read};
use crate::tables::Root;

#[test]
fn an_import_in_a_body_is_none_that_a_macro_makes() {
    let is_made = |text: &str| LIBRARY.refs(text).imports_in_macro;
    for text in [
        "m! { use a::b; }",
        "m! { mod c { use a::b; } }",
        "m! { fn c(); mod d { use a::b; } }",
        "m! { extern crate a; }",
    ] {
        assert!(is_made(text), "{text}");
    }
    for text in [
        "const A: u8 = { use a::b; b };",
        "const A: u8 = { extern crate a; 1 };",
        "m! { fn f() { use a::b; } }",
        "m! { fn f(x: u8) { extern crate a; } }",
        "m! { impl A for B { fn f() { use a::b; } } }",
    ] {
        assert!(!is_made(text), "{text}");
    }
}

#[test]
fn a_fragment_counts_in_the_import_that_it_is_in() {
    let flags = |text: &str| {
        let refs = RULES.refs(text);
        (refs.uses_fragment, refs.uses_given)
    };
    assert_eq!(flags("() => { use $crate::a; }"), (true, false));
    assert_eq!(flags("() => { use a::{b, $crate}; }"), (true, false));
    assert_eq!(flags("() => { use a::$b; }"), (true, true));
    assert_eq!(flags("() => { use a::{c, $b}; }"), (true, true));
    assert_eq!(flags("() => { use a::b; $c }"), (false, false));
}

#[test]
fn an_imports_visibility_is_known_unless_a_macro_is_given_it() {
    let is_known = |read: Read, text: &str| {
        let uses = read.refs(text).uses;
        assert!(!uses.is_empty(), "{text}");
        uses.iter().all(|local| local.public.is_some())
    };
    for (read, text) in [
        (LIBRARY, "mod a { pub use b::c; }"),
        (RULES, "() => { pub use b::c; }"),
    ] {
        assert!(is_known(read, text), "{text}");
    }
    for (read, text) in [
        (LIBRARY, "mod a { use b::c; }"),
        (LIBRARY, "m! { pub use b::c; }"),
        (RULES, "(pub use b::c;) => {}"),
        (RULES, "() => { m! { pub use b::c; } }"),
    ] {
        assert!(!is_known(read, text), "{text}");
    }
}

#[test]
fn what_a_macro_is_given_in_a_group_may_be_anything_below() {
    let tails = |text: &str| RULES.refs(text).tails.len();
    assert_eq!(tails("() => { use a::{b, $c}; }"), 1);
    assert_eq!(tails("() => { use a::{b, c}; }"), 0);
    assert_eq!(tails("() => { use {$c, b}; }"), 0);
    let tail = |text: &str| format!("{:?}", RULES.refs(text).tails[0]);
    for (text, prefix, rest) in [
        (
            "() => { use a::{b, $c::d as e}; }",
            "(Plain, [\"a\"])",
            "[\"d\"]",
        ),
        (
            "() => { use a::{b::$c::d}; }",
            "(Plain, [\"a\", \"b\"])",
            "[\"d\"]",
        ),
        (
            "() => { use $crate::{$c::d}; }",
            "(DollarCrate, [])",
            "[\"d\"]",
        ),
        ("() => { use {crate::b::$c}; }", "(Crate, [\"b\"])", "[]"),
        (
            "() => { use $crate::{b::$c}; }",
            "(DollarCrate, [\"b\"])",
            "[]",
        ),
        (
            "() => { use a::{$($b::c),*}; }",
            "(Plain, [\"a\"])",
            "[\"c\"]",
        ),
    ] {
        let expected = format!("Tail {{ prefix: Some({prefix}), rest: {rest} }}");
        assert_eq!(tail(text), expected, "{text}");
    }
    // A path of its own, where another macro takes it apart.
    let refs = RULES.refs("() => { m!(use a::{$crate::b}); }");
    assert!(refs.tails.is_empty());
    let paths = RULES.paths("() => { m!(use a::{$crate::b}); }");
    assert!(paths.contains(&"DollarCrate::b".to_owned()), "{paths:?}");
    assert!(
        !paths.contains(&"DollarCrate::a::b".to_owned()),
        "{paths:?}"
    );
    assert_eq!(
        LIBRARY.edited("m!(use a crate::b)"),
        "m!(use a <CallerCrate>::b)"
    );
    assert_eq!(
        RULES.edited("() => { use {$crate::b, $crate as c}; }"),
        "() => { use {$<Crate>::b, $<Crate> as c}; }"
    );
}

#[test]
fn braces_that_a_macro_takes_apart_are_read_in_both_ways() {
    for (text, path) in [
        ("m!(use a::{b c})", "c"),
        ("m!(use a::{b as c d})", "d"),
        ("m!(use a::{b c d})", "d"),
        ("m!(a::{b, c})", "a::c"),
        ("m!(a::{b::d, c})", "b::d"),
        ("m!(use a::{b, c})", "b"),
        ("m!(use std::{b, c})", "b"),
        ("m!(use a::{crate::b})", "Crate::b"),
        ("m!(use a::{crate})", "Crate"),
        ("m!(use a::{self::b})", "Up(0)::b"),
        ("m!(use a::{::lib::b})", "Global::lib::b"),
        ("use a::{self}", "a"),
        ("use a::{self as b}", "a"),
        ("use ::lib::b", "Global::lib::b"),
    ] {
        let paths = LIBRARY.paths(text);
        assert!(paths.iter().any(|known| known == path), "{text}: {paths:?}");
    }
    assert_eq!(LIBRARY.refs("m! { use a::{self}; }").uses.len(), 1);
    let is_by_itself =
        |text: &str, path: &str| LIBRARY.paths(text).iter().any(|known| known == path);
    assert!(!is_by_itself("m!(use std::b)", "std"));
    assert!(is_by_itself("m!(use b::std::c)", "std"));
    assert!(is_by_itself("m!(use a::b)", "a"));
    assert!(!is_by_itself("use a::b", "a"));
}

#[test]
fn an_empty_group_names_what_is_before_it() {
    assert_eq!(LIBRARY.refs("{ use a::{}; }").uses.len(), 1);
    assert!(LIBRARY.refs("{ use {}; }").uses.is_empty());
}

#[test]
fn segments_of_imports_are_known_by_their_places() {
    let uses = LIBRARY.refs("use a::{b::c, d};").uses;
    let places: Vec<_> = uses
        .iter()
        .map(|local| local.path.starts.to_vec())
        .collect();
    // That of a group is elsewhere.
    assert_eq!(
        places,
        [[8, 8, 11], [14, 14, 0]].map(|all| {
            let known = all.iter().filter(|start| **start > 0);
            known.copied().collect::<Vec<usize>>()
        })
    );
}

#[test]
fn an_import_in_a_module_inside_may_mean_something_else() {
    let uses = LIBRARY.refs("{ use a::b; mod c { use super::d; } }").uses;
    let sure: Vec<_> = uses
        .iter()
        .map(|local| (local.path.root, local.path.in_macro))
        .collect();
    assert_eq!(
        sure,
        [
            (Root::Plain, false),
            (Root::Up(0), true),
            (Root::Up(1), true)
        ]
    );
}

#[test]
fn a_crate_in_a_module_inside_is_led_to_where_it_is() {
    for (text, edited) in [
        ("mod a { use super::lib; }", "mod a { use super::lib; }"),
        (
            "mod a { use lib; }",
            "mod a { use <Extern(1)><ExternName(1, \"lib\")>; }",
        ),
        ("mod a { use lib::b; }", "mod a { use <Extern(1)>::b; }"),
        ("use lib;", "use lib;"),
        (
            "mod a { struct lib; fn f() { lib::b } }",
            "mod a { struct lib; fn f() { <Extern(1)>::b } }",
        ),
    ] {
        assert_eq!(LIBRARY.edited(text), edited);
    }
}
