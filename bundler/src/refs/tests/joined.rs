//! Tokens that a macro puts side by side.

use super::RULES;

/// Are there paths of several fragments in what a macro makes, may many tokens be in them, and what names stand beside?
fn joined(takes: &str, makes: &str) -> (bool, bool, Vec<String>) {
    let refs = RULES.refs(&format!("({takes}) => {{ f({makes}) }}"));
    let rest = refs.tails.iter().filter(|tail| tail.prefix.is_none());
    let words = rest.flat_map(|tail| tail.rest.iter().map(|name| name.to_string()));
    (refs.fragment_paths, refs.joins_tokens, words.collect())
}

#[test]
fn any_tokens_may_go_on_a_path_that_stands_beside_them() {
    let none = (false, false, Vec::new());
    let one = |word: &str| (true, false, vec![word.to_owned()]);
    let many = |word: &str| (true, true, vec![word.to_owned()]);
    for (takes, makes, expected) in [
        ("$a:tt", "x $a", one("x")),
        ("$a:tt", "$a x", one("x")),
        ("$a:tt", "x, $a", none.clone()),
        ("$a:tt", "return $a", none.clone()),
        ("$a:expr", "x $a", none.clone()),
        ("$a:ident", "x $a", none.clone()),
        ("$a:tt", "$a", none.clone()),
        ("$($a:tt)*", "x $($a)*", many("x")),
        ("$($a:tt)*", "$($a)* x", many("x")),
        ("$($a:ident)*", "x $($a)*", none.clone()),
        ("$a:tt $b:tt", "$a $b", (true, false, vec![])),
        ("$a:tt $b:ident", "$a $b", (true, false, vec![])),
        ("$a:ident $b:tt", "$a $b", (true, false, vec![])),
        ("$a:ident $b:ident", "$a $b", none.clone()),
        ("$a:tt $b:expr", "$a $b", none.clone()),
        ("$a:tt $($b:tt)*", "$a $($b)*", (true, true, vec![])),
        ("$a:ident $($b:tt)*", "$a $($b)*", (true, true, vec![])),
        ("$($a:ident)* $b:tt", "$($a)* $b", (true, true, vec![])),
        ("$($a:tt)*", "$crate $($a)*", many("crate")),
        ("$my_crate:tt", "x $crate", none.clone()),
        ("$a:tt", "$a $crate", none.clone()),
        ("$a:ident $b:tt", "x $a + ($b)", none.clone()),
        ("$a:tt", "x $a + (b)", one("x")),
        ("$a:tt", "use $a", (true, false, vec![])),
        ("$($a:tt)*", "x $(y z: $a)*", many("x")),
        (
            "$($a:tt)*",
            "x $($a y z)*",
            (true, true, vec!["x".to_owned(), "y".to_owned()]),
        ),
        ("$($a:expr)* $b:tt", "$($a)* $b", none.clone()),
    ] {
        assert_eq!(joined(takes, makes), expected, "({takes}) => {makes}");
    }
    assert!(joined("$a:tt", "x::$a").0);
    assert!(joined("$a:tt", "$a::x").0);
}
