//! Paths and imports that begin with what the text itself imports.

use super::LIBRARY;

/// The imports of a text, and what they are by others.
fn uses(text: &str) -> Vec<String> {
    let uses = LIBRARY.refs(text).uses;
    let said = uses.iter().map(|local| {
        let words: Vec<&str> = local.path.segments.iter().map(|name| &**name).collect();
        words.join("::")
    });
    said.collect()
}

#[test]
fn an_import_may_begin_with_another() {
    assert_eq!(uses("{ use a::b; use b::c; }"), ["a::b", "b::c", "a::b::c"]);
    assert_eq!(
        uses("{ use a::b; use b::c; use c::d; }"),
        ["a::b", "b::c", "c::d", "a::b::c", "b::c::d", "a::b::c::d"]
    );
    assert_eq!(
        uses("{ use a::b as x; use x::c; }"),
        ["a::b", "x::c", "a::b::c"]
    );
    // Around in a circle, each once.
    assert_eq!(
        uses("{ use a::b; use b::a; }"),
        ["a::b", "b::a", "b::a::b", "a::b::a"]
    );
    assert_eq!(
        uses("{ use a::b; use b::a; use a::c; }")[3..],
        ["b::a::b", "a::b::a", "b::a::c", "a::b::a::c"]
    );
    // By two ways.
    assert_eq!(
        uses("{ use a::x; use b::x; use x::y; use y::z; }"),
        [
            "a::x",
            "b::x",
            "x::y",
            "y::z",
            "a::x::y",
            "b::x::y",
            "x::y::z",
            "a::x::y::z",
            "b::x::y::z"
        ]
    );
}

#[test]
fn imports_that_multiply_are_put_together_up_to_a_limit() {
    let mut text = String::new();
    for at in 0..12 {
        let next = at + 1;
        for way in ["p", "q", "r"] {
            text += &format!("use m{at}::{way}{at}::m{next}; ");
        }
    }
    let known = uses(&text).len();
    assert!((1_000..1_100).contains(&known), "{known}");
}

#[test]
fn an_import_goes_on_behind_modules_inside_once() {
    let uses = uses("{ mod m { pub use z::*; } mod n {} use m::n::a::b; }");
    let found: Vec<&String> = uses.iter().filter(|path| *path == "a::b").collect();
    assert_eq!(found.len(), 1, "{uses:?}");
}

#[test]
fn paths_go_on_behind_a_module_inside() {
    for (text, path, is_read) in [
        ("{ mod m { pub use z::a; } m::a::b() }", "a::b", true),
        ("{ mod m { pub use z::a; } m::c::b() }", "c::b", false),
        ("{ mod m { pub use z::*; } m::c::b() }", "c::b", true),
        ("{ mod m { pub use z::a; } n::a::b() }", "a::b", false),
        ("{ mod m { pub use z::a as c; } m::c::b() }", "c::b", true),
        (
            "{ mod m { pub use z::a; } mod n { fn f() { super::m::a::b() } } }",
            "a::b",
            true,
        ),
        ("{ use z::a; super::a::b() }", "a::b", false),
    ] {
        let paths = LIBRARY.paths(text);
        let found = paths.iter().any(|known| known == path);
        assert_eq!(found, is_read, "{text}: {paths:?}");
    }
}
