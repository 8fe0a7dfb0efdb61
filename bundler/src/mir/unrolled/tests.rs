//! Bodies as before and since 2024, and what makes them others.

use super::*;

/// `match f() { Some(x) => g(x), None => h() }` as before 2024: what is looked at goes at the end, if it was not moved.
const LATE: &str = "    let mut _0: u8;
    let mut _1: std::option::Option<T>;
    let mut _2: isize;
    let mut _3: T;
    let mut _9: bool;
    bb0: {
        _9 = const false;
        _1 = f() -> [return: bb1, unwind continue];
    }
    bb1: {
        _9 = const true;
        _2 = discriminant(_1);
        switchInt(move _2) -> [1: bb2, 0: bb3, otherwise: bb8];
    }
    bb2: {
        _9 = const false;
        _3 = move ((_1 as Some).0: T);
        _0 = g(move _3) -> [return: bb4, unwind: bb7];
    }
    bb3: {
        _0 = h() -> [return: bb4, unwind: bb9];
    }
    bb4: {
        switchInt(copy _9) -> [0: bb6, otherwise: bb5];
    }
    bb5: {
        drop(_1) -> [return: bb6, unwind continue];
    }
    bb6: {
        return;
    }
    bb7 (cleanup): {
        resume;
    }
    bb8: {
        unreachable;
    }
    bb9 (cleanup): {
        drop(_1) -> [return: bb7, unwind terminate(cleanup)];
    }
";

/// And since then: before `h` is called.
const EARLY: &str = "    let mut _0: u8;
    let mut _5: std::option::Option<T>;
    let mut _6: isize;
    let mut _7: T;
    bb0: {
        _5 = f() -> [return: bb1, unwind continue];
    }
    bb1: {
        _6 = discriminant(_5);
        switchInt(move _6) -> [1: bb2, 0: bb3, otherwise: bb7];
    }
    bb2: {
        _7 = move ((_5 as Some).0: T);
        _0 = g(move _7) -> [return: bb5, unwind: bb6];
    }
    bb3: {
        drop(_5) -> [return: bb4, unwind: bb6];
    }
    bb4: {
        _0 = h() -> [return: bb5, unwind continue];
    }
    bb5: {
        return;
    }
    bb6 (cleanup): {
        resume;
    }
    bb7: {
        unreachable;
    }
";

#[test]
fn nothing_is_dropped_at_any_time() {
    assert!(are_same(LATE, LATE));
    assert!(are_same(EARLY, EARLY));
    assert!(are_same(LATE, EARLY));
}

#[test]
fn something_is() {
    for (from, to) in [
        // It is no `Option`, or not known to be `None`, or something refers to it.
        ("std::option::Option<T>", "Option<T>"),
        ("[1: bb2, 0: bb3", "[0: bb2, 1: bb3"),
        ("discriminant(_1)", "discriminant(_4)"),
        ("        _9 = const true;", "        _4 = &mut _1;"),
        ("_0 = h()", "_1 = h()"),
        // The flag says otherwise, or nobody knows what.
        ("[0: bb6, otherwise: bb5]", "[0: bb5, otherwise: bb6]"),
        ("bb2: {\n        _9 = const false;", "bb2: {"),
        ("_9 = const true", "_9 = copy _4"),
        ("drop(_1)", "drop(_3)"),
        ("        return;", "        _0 = copy _9;\n        return;"),
    ] {
        let changed = LATE.replace(from, to);
        assert_ne!(changed, LATE, "{from}");
        assert!(!are_same(&changed, EARLY), "{to}");
    }
}

#[test]
fn flags_do_not_count_and_what_they_decide_does() {
    let other = LATE
        .replace("_9", "_8")
        .replace("        _8 = const true;\n", "");
    let other = other.replace(
        "        _1 = f()",
        "        _8 = const true;\n        _1 = f()",
    );
    assert!(are_same(LATE, &other));
    // On the way on which it is set there is something to drop.
    let guard = LATE.replace("std::option::Option<T>", "Guard");
    assert!(!are_same(
        &guard,
        &guard.replace("const true", "const false")
    ));
}

#[test]
fn what_goes_round_ends() {
    let round = "    let mut _1: bool;\n    bb0: {\n        _1 = const true;\n        goto -> bb1;\n    }\n    bb1: {\n        switchInt(copy _1) -> [0: bb2, otherwise: bb1];\n    }\n    bb2: {\n        return;\n    }\n";
    assert_eq!(
        unrolled(&Body::read(round), &BTreeSet::new()),
        ["step 0", "goto"]
    );
    let steps = round.replace("otherwise: bb1];", "otherwise: bb3];");
    let steps = steps
        + "    bb3: {\n        _0 = f() -> [return: bb4, unwind continue];\n    }\n    bb4: {\n        _1 = const false;\n        goto -> bb1;\n    }\n";
    let found = unrolled(&Body::read(&steps), &BTreeSet::new());
    assert_eq!(
        found,
        [
            "step 0",
            "_0 = f()[return: 1, unwind continue];",
            "step 1",
            "return;"
        ]
    );
}

const BODY: &str = "    debug x => _1;\n    let mut _0: u8;\n    let mut _2: Rc<u8>;\n    let mut _3: u8;\n    bb0: {\n        _3 = f(copy _1) -> [return: bb1, unwind: bb3];\n    }\n    bb1: {\n        drop(_2) -> [return: bb2, unwind continue];\n    }\n    bb2: {\n        _0 = copy _3;\n        return;\n    }\n    bb3 (cleanup): {\n        drop(_2) -> [return: bb4, unwind terminate(cleanup)];\n    }\n    bb4 (cleanup): {\n        resume;\n    }\n";

#[test]
fn numbers_do_not_count() {
    let swapped = BODY
        .replace("_2", "_9")
        .replace("_3", "_2")
        .replace("_9", "_3");
    assert!(are_same(BODY, &swapped));
    let moved = BODY
        .replace("bb2", "bb9")
        .replace("bb4", "bb2")
        .replace("bb9", "bb4");
    assert!(are_same(BODY, &moved));
}

#[test]
fn what_does_nothing_does_not_count() {
    let idle = BODY.replace(
        "return: bb2, unwind continue",
        "return: bb5, unwind continue",
    );
    let idle = idle
        + "    bb5: {\n        goto -> bb6;\n    }\n    bb6: {\n        _4 = discriminant(_2);\n        switchInt(move _4) -> [1: bb2, 0: bb2, otherwise: bb7];\n    }\n    bb7: {\n        unreachable;\n    }\n";
    assert!(are_same(BODY, &idle));
    let looked = idle.replace(
        "        goto -> bb6",
        "        _0 = copy _1;\n        goto -> bb6",
    );
    assert!(!are_same(BODY, &looked));
    let went = looked.replace("        _4 =", "        _0 = copy _3;\n        _4 =");
    assert!(!are_same(&looked, &went));
    for (from, to) in [
        ("0: bb2", "0: bb4"),
        ("unreachable", "resume"),
        ("switchInt(move _4)", "switchInt(move _3)"),
        ("discriminant(_2)", "copy _3"),
    ] {
        assert!(!are_same(BODY, &idle.replace(from, to)), "{from}");
    }
    let round =
        "    bb0: {\n        goto -> bb1;\n    }\n    bb1: {\n        goto -> bb0;\n    }\n";
    assert!(are_same(round, &round.replace("bb1", "bb2")));
}

#[test]
fn what_is_done_counts_and_to_what() {
    for (from, to) in [
        ("drop(_2)", "drop(_3)"),
        ("copy _3", "copy _1"),
        ("copy _1", "copy _0"),
        ("_2: Rc<u8>", "_2: Rc<u16>"),
        ("return: bb1, unwind: bb3", "return: bb1, unwind: bb4"),
        ("return: bb1, unwind: bb3", "return: bb2, unwind: bb3"),
        ("f(", "g("),
        ("resume", "unreachable"),
    ] {
        assert!(!are_same(BODY, &BODY.replace(from, to)), "{from}");
    }
}

#[test]
fn memory_may_be_given_back_at_any_time() {
    let early = "    let _1: Kind;
    let _2: Kind;
    bb0: {
        _1 = f() -> [return: bb1, unwind continue];
    }
    bb1: {
        _2 = g() -> [return: bb2, unwind: bb4];
    }
    bb2: {
        drop(_1) -> [return: bb3, unwind: bb5];
    }
    bb3: {
        drop(_2) -> [return: bb6, unwind continue];
    }
    bb4 (cleanup): {
        drop(_1) -> [return: bb7, unwind terminate(cleanup)];
    }
    bb5 (cleanup): {
        drop(_2) -> [return: bb7, unwind terminate(cleanup)];
    }
    bb6: {
        return;
    }
    bb7 (cleanup): {
        resume;
    }
";
    let late = early
        .replace("drop(_2)", "drop(_3)")
        .replacen("drop(_1)", "drop(_2)", 1)
        .replace("drop(_3)", "drop(_1)");
    let same = |kind: &str| {
        let [early, late] = [early, &late].map(|body| body.replace("Kind", kind));
        are_same_but_for_memory(&Memory::default(), "fn f() -> () {", &early, &late)
    };
    assert!(same("std::vec::Vec<u8>"));
    assert!(!same("std::vec::Vec<T>"));
    assert!(!same("std::rc::Rc<u8>"));
}

#[test]
fn arguments_may_be_memory_too() {
    let body = "    bb0: {
        drop(_1) -> [return: bb1, unwind continue];
    }
    bb1: {
        return;
    }
";
    let without = "    bb0: {
        return;
    }
";
    let same = |kind: &str| {
        let head = format!("fn f(_1: {kind}) -> () {{");
        are_same_but_for_memory(&Memory::default(), &head, body, without)
    };
    assert!(same("std::string::String"));
    assert!(!same("std::sync::Arc<u8>"));
}

/// What a panic drops, in one block for each call that may panic, and in one for all.
#[test]
fn blocks_that_go_on_alike_are_one() {
    let one = "    let mut _0: u8;
    let mut _1: Guard;
    bb0: {
        _1 = f() -> [return: bb1, unwind continue];
    }
    bb1: {
        _0 = g() -> [return: bb2, unwind: bb5];
    }
    bb2: {
        _0 = h() -> [return: bb3, unwind: bb5];
    }
    bb3: {
        drop(_1) -> [return: bb4, unwind continue];
    }
    bb4: {
        return;
    }
    bb5 (cleanup): {
        drop(_1) -> [return: bb6, unwind terminate(cleanup)];
    }
    bb6 (cleanup): {
        resume;
    }
";
    let two = one.replace(
        "_0 = h() -> [return: bb3, unwind: bb5]",
        "_0 = h() -> [return: bb3, unwind: bb7]",
    ) + "    bb7 (cleanup): {
        drop(_1) -> [return: bb8, unwind terminate(cleanup)];
    }
    bb8 (cleanup): {
        resume;
    }
";
    assert!(are_same(one, &two));
    assert!(!are_same(
        one,
        &two.replace(
            "bb7 (cleanup): {\n        drop(_1)",
            "bb7 (cleanup): {\n        drop(_0)"
        )
    ));
    assert!(!are_same(
        one,
        &two.replace(
            "bb8 (cleanup): {\n        resume",
            "bb8 (cleanup): {\n        abort"
        )
    ));
}
