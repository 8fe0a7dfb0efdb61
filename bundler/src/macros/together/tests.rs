//! Which bodies may put a call together.

use super::{Together, may_put_together};
use crate::tokens::{Names, Room, read};

/// May the body call what is not written there, where `show`, `a` and `r#if` are macros?
fn may_call(pattern: &str, body: &str) -> bool {
    let (taken, made) = (Room::new(), Room::new());
    let together = Together {
        pattern: read(&taken, pattern).unwrap(),
        is_macro: &|name| matches!(&**name, "show" | "a" | "if"),
    };
    together.may_call(read(&made, body).unwrap(), &Names::default())
}

/// `e` is no `ident` in it, though the words stand there, and `$y` is taken once between a plus and an asterisk.
const PATTERN: &str = "+ e - ident $v:vis $n:ident $p:path $e:expr $b:tt $g:tt [$($m:ident)*] {$($t:tt)*} ($($s:tt),*) $([$x:tt])* $(+ ($y:tt) *);*";

#[test]
fn what_is_given_may_be_any_part_of_a_call() {
    for body in [
        "$n!($e)",
        "$p!($e)",
        "$b!($e)",
        "show $b ($e)",
        "show! $g",
        "show $b $g",
        "$n $b $g",
        "$unknown $unknown [1]",
        "other; x + show $b {1}",
        "show $v ! (1)",
        "show!(1); show $v $b (1)",
    ] {
        assert!(may_call(PATTERN, body), "{body}");
    }
}

#[test]
fn repetitions_may_be_any_part_of_a_call_and_a_part_of_several() {
    for body in [
        "$($m)?!($e)",
        "$($m)::+!($e)",
        "$($m)..=+!($e)",
        "$($m, show)* ! (1)",
        "show $(! $x)*",
        "$(show !)? ($e)",
        "$(show)? !($e)",
        "$(a)* $(!)* (1)",
        "show $($t)*",
        "x @ show $($t)*",
        "@show $($t)* show $($t)*",
        "show! $($t)*",
        "$($t)* ($e)",
        "$($t)* !($e)",
        "$($t)* $b",
        "$($s)*",
        "$($($s)*),*",
        "show $($t),* (1)",
        "$($x)*",
        "$($y)*",
        "$($x),* ! (1)",
        "$([1] show !)*",
        "$((1) show $b)*",
        "$($(show)* !)* (1)",
    ] {
        assert!(may_call(PATTERN, body), "{body}");
    }
}

#[test]
fn other_bodies_call_what_is_written() {
    for body in [
        "show!($e)",
        "show!($($t)*)",
        "$(show!($x);)*",
        "$crate::show!($e)",
        "$($t)*",
        "$($t),* (1)",
        "any($($(show $e)+),*)",
        "word $($t)*",
        "@show $($t)*",
        "word $b ($e)",
        "$b ($e)",
        "$e ($e)",
        "$e!($e)",
        "$n ($e)",
        "$crate (1)",
        "$crate!(1)",
        "if !$b {} else ! (1)",
        "return !($e)",
        "$n * !($e)",
        "$n != ($e)",
        "$($e)* && !($e)",
        "$($e ||)* !($e)",
        "$($m)* ($e)",
        "$(show $b)* = *$g",
        "$(show),* (1) x * (2)",
        "show, $b ($e)",
        "show 1 $b ($e)",
        "(show $b) ($e)",
        "-n ($e) + (1)",
        "$",
        "$(show)",
        "",
    ] {
        assert!(!may_call(PATTERN, body), "{body}");
    }
}

#[test]
fn attributes_have_names_that_are_no_macros() {
    let may = |body: &str| {
        let arms = format!("($n:ident $b:tt $g:tt $($t:tt)*) => {{ {body} }}");
        let room = Room::new();
        let tokens = read(&room, &arms).unwrap();
        may_put_together(tokens, &|name| &**name == "show", &Names::default())
    };
    for body in [
        "#[$n $($t)*] struct S;",
        "#[show $($t)*] struct S;",
        "#![show $b $g]",
        "struct R; #[show $b $g] struct S;",
    ] {
        assert!(!may(body), "{body}");
    }
    for body in [
        "[$n $($t)*]",
        "#[doc = $n $($t)*] struct S;",
        "#[$n = show $b $g] struct S;",
        "#[word show $b $g]",
        "![show $b $g]",
    ] {
        assert!(may(body), "{body}");
    }
}

#[test]
fn an_arm_has_an_arrow() {
    let may = |arm: &str| {
        let room = Room::new();
        let tokens = read(&room, arm).unwrap();
        may_put_together(tokens, &|_| false, &Names::default())
    };
    assert!(may("($n:ident) => { $n!(1) }"));
    assert!(!may("($n:ident) =+ { $n!(1) }"));
    assert!(!may("($n:ident) -> { $n!(1) }"));
}
