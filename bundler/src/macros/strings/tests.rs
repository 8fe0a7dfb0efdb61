//! Which calls the arms of a definition make, told from its text.

use super::{asks_processor, calls_of_arms};

/// The calls of the arms that a call can take whose arguments begin with the word `first`, each as `name` or `name first`; or
/// that they cannot be told.
fn calls(arms: &str, first: Option<&str>) -> Option<Vec<String>> {
    let definition = format!("#[macro_export] macro_rules! m {{ {arms} }}");
    let found = calls_of_arms(&definition, first, &|_| true)?;
    let words = found.into_iter().map(|call| {
        let words = [call.name, call.first];
        let words: Vec<String> = words
            .into_iter()
            .flatten()
            .map(|word| word.to_string())
            .collect();
        words.join(" ")
    });
    Some(words.collect())
}

fn body(pattern: &str, body: &str) -> Option<Vec<String>> {
    calls(&format!("({pattern}) => {{ {body} }};"), None)
}

#[test]
fn calls_are_found_with_the_word_they_begin_with() {
    let found = body(
        "$e:expr",
        "a!($e); $crate::b![word $e]; { c! { (word) } } r#d!(1)",
    );
    assert_eq!(found.unwrap(), ["a", "b word", "c", "d"]);
    assert_eq!(
        body("$e:expr", "f($e); [$e]; a(b!(c!(word)))").unwrap(),
        ["b c", "c word"]
    );
    let negated = body(
        "$e:expr",
        "if !($e) { return !($e) } let _ = a != (b); x = !($e); y = ($e); y + ($e);",
    );
    assert_eq!(negated.unwrap(), [""; 0]);
}

#[test]
fn all_arms_are_read_unless_a_word_rules_them_out() {
    let arms = "(one) => { a!() }; (two $e:expr) => { b!() }; ($e:expr) => { c!() }; [] => [d!()];";
    assert_eq!(calls(arms, None).unwrap(), ["a", "b", "c", "d"]);
    assert_eq!(calls(arms, Some("one")).unwrap(), ["a", "c"]);
    assert_eq!(calls(arms, Some("two")).unwrap(), ["b", "c"]);
    assert_eq!(calls(arms, Some("three")).unwrap(), ["c"]);
    assert_eq!(calls("() => { a!() }", None).unwrap(), ["a"]);
    assert_eq!(calls("() = > { a!() }; nonsense", None), None);
    assert_eq!(calls_of_arms("macro_rules! m;", None, &|_| true), None);
    assert_eq!(calls_of_arms("macro_rules! m {", None, &|_| true), None);
}

#[test]
fn a_pattern_tells_by_its_first_token_what_it_may_begin_with() {
    let may = |pattern: &str, first: &str| {
        let arms = format!("({pattern}) => {{ a!() }}");
        !calls(&arms, Some(first)).unwrap().is_empty()
    };
    for pattern in [
        "word",
        "r#word",
        "$x:ident",
        "$x:tt",
        "$x:vis other",
        "$(word)?",
        "$(word),*",
        "$(word)=>*",
        "$(other)? word",
        "$(other),* word",
        "$(other)=>* word",
        "$(other)+* word",
        "$(#[$m:meta])* $(pub)? word",
    ] {
        assert!(may(pattern, "word"), "{pattern}");
    }
    for pattern in [
        "",
        "other word",
        "[word]",
        "@ word",
        "$x:block",
        "$x:lifetime word",
        "$(other)?",
        "$(other)=>* other",
        "$(#[$m:meta])* $(pub)? other",
        "$(other)? @ @ * word",
    ] {
        assert!(!may(pattern, "word"), "{pattern}");
    }
}

#[test]
fn what_names_a_macro_or_makes_one_is_not_told() {
    for text in [
        "macro_rules! n { () => {} }",
        "stringify!($e)",
        "a!(stringify)",
        "$n!($e)",
        "$($n)?!($e)",
        "$($n)::+!($e)",
        "$($n)=>+!($e)",
        "$(a)?!($e)",
    ] {
        assert_eq!(body("$n:ident $e:expr", text), None, "{text}");
    }
    // Operators.
    for text in ["$($e ||)* !($e)", "$($e)* && !($e)", "$n * !($e)", "!($e)"] {
        assert_eq!(body("$n:ident $e:expr", text).unwrap(), [""; 0], "{text}");
    }
}

#[test]
fn what_asks_the_processor_says_so_at_both_ends() {
    assert!(asks_processor("is_x86_feature_detected"));
    assert!(!asks_processor("is_even") && !asks_processor("no_feature_detected"));
}
