//! What a function does, apart from how: its MIR without what editions make otherwise and nobody sees.
//!
//! Before 2021 a closure takes whole variables, from then on only the fields that it uses, and a panic's message is put together
//! in another way. So closures' fields and all numbers of locals and blocks differ, and calls, constants and drops do not,
//! unless something else is meant: a closure that takes one field of a value leaves the others to be dropped later.

use std::collections::BTreeMap;

use crate::mir::Body;
use crate::refs::is_primitive;
use crate::rustc::Bodies;

/// Parts of calls that put together a panic's message, or panic.
const OF_PANICS: [&str; 11] = [
    "Argument::<",
    "Arguments::<",
    "begin_panic",
    // By its whole path only if nothing else in the program is called so.
    "panic(const \"",
    "panic_cold_",
    "panic_display",
    "panic_explicit",
    "panic_fmt",
    "panic_str",
    "panicking::",
    "unreachable_display",
];

/// What is dropped without anybody seeing when: memory, and nothing that is counted or locked. And the modules that it is in.
const MEMORY: [&str; 20] = [
    "BTreeMap",
    "BTreeSet",
    "BinaryHeap",
    "Box",
    "HashMap",
    "HashSet",
    "LinkedList",
    "Option",
    "Reverse",
    "String",
    "Vec",
    "VecDeque",
    "alloc",
    "boxed",
    "cmp",
    "collections",
    "option",
    "std",
    "string",
    "vec",
];

/// The steps of the body with this head, in the order of its blocks from the first one, without those that only unwinding
/// reaches: calls, operations, constants, and the types of what is dropped. None if there is no such body. Time is linear in its
/// length.
pub(super) fn steps(bodies: &Bodies, head: &str) -> Option<Vec<String>> {
    let body = Body::read(bodies.get(head)?);
    let blocks = body.in_order(targets);
    let lines = blocks.flat_map(|(_, lines)| lines);
    Some(
        lines
            .flat_map(|line| step(line, &body.types, bodies))
            .collect(),
    )
}

/// Is this the head of a constant that was taken out of a body, or of what a macro that panics makes?
pub(super) fn is_aside(head: &str) -> bool {
    is_promoted(head) || head.contains("::panic_cold_")
}

fn is_promoted(text: &str) -> bool {
    text.contains("::promoted[")
}

/// The blocks that a terminator leads to when nothing unwinds.
fn targets(terminator: &str) -> Vec<&str> {
    let Some((_, targets)) = terminator.rsplit_once(" -> ") else {
        return Vec::new();
    };
    let targets = targets.split("unwind").next().unwrap_or_default();
    let words = targets.split(|c: char| !c.is_ascii_alphanumeric());
    words.filter(|word| word.starts_with("bb")).collect()
}

fn step(line: &str, types: &BTreeMap<&str, &str>, bodies: &Bodies) -> Vec<String> {
    let (act, _) = line.rsplit_once(" -> ").unwrap_or((line, ""));
    if let Some(place) = act
        .strip_prefix("drop(")
        .and_then(|rest| rest.strip_suffix(')'))
    {
        let dropped = type_of(place, types);
        return Vec::from_iter((!is_memory(dropped)).then(|| format!("drop {dropped}")));
    }
    if OF_PANICS.iter().any(|part| act.contains(part)) {
        return Vec::new();
    }
    let value = act.split_once(" = ").map_or(act, |(_, value)| value);
    // What a closure is made of is what editions differ in; and whether a value has been moved away is kept in a variable.
    let is_aside = value.starts_with("{closure@") || value.starts_with("{async ");
    if is_aside || act.starts_with("switchInt(") || matches!(value, "const true;" | "const false;")
    {
        return Vec::new();
    }
    let is_place = |text: &str| {
        let operands = ["&", "(", "[", "*", "_", "copy ", "move ", "const "];
        operands.iter().any(|operand| text.starts_with(operand))
    };
    let called = value.split_once('(').filter(|_| !is_place(value));
    let words = value.match_indices("const ");
    let words = words.filter(|(at, _)| !value[..*at].ends_with('*'));
    let constants = words.map(|(at, word)| {
        let rest = &value[at + word.len()..];
        let end = match rest.starts_with('"') {
            true => rest.len(),
            false => rest.find([',', ')', ';']).unwrap_or(rest.len()),
        };
        &rest[..end]
    });
    let constants = constants.flat_map(|constant| match is_promoted(constant) {
        true => promoted(constant, bodies),
        // Memory has numbers.
        false if constant.starts_with("{alloc") => Vec::new(),
        false => vec![constant.to_owned()],
    });
    let called = called.map(|(name, _)| name.to_owned());
    called.into_iter().chain(constants).collect()
}

/// The steps of a constant that was taken out of a body. A text is none: before 2021 some messages of panics are.
fn promoted(name: &str, bodies: &Bodies) -> Vec<String> {
    let start = format!("const {name}: ");
    let found = bodies.range(start.clone()..).next();
    let steps = found
        .filter(|(head, _)| head.starts_with(&start))
        .and_then(|(head, _)| steps(bodies, head));
    let mut steps = steps.unwrap_or_default();
    steps.retain(|step| !step.starts_with('"'));
    steps
}

/// The type of a place: `T` of `(_2.1: T)`, of a local, and of what is behind a reference or in a slice or array; an argument as
/// it is.
fn type_of<'a>(place: &'a str, types: &BTreeMap<&str, &'a str>) -> &'a str {
    if let Some(known) = types.get(place) {
        return known;
    }
    if let Some((elements, _)) = place
        .strip_suffix(']')
        .and_then(|rest| rest.rsplit_once('['))
    {
        let elements = type_of(elements, types);
        let all = elements
            .strip_prefix('[')
            .and_then(|rest| rest.strip_suffix(']'));
        return all.map_or(elements, |all| {
            all.rsplit_once("; ").map_or(all, |(one, _)| one)
        });
    }
    let inner = place
        .strip_prefix('(')
        .and_then(|rest| rest.strip_suffix(')'));
    let Some(inner) = inner else {
        return place;
    };
    if let Some(pointer) = inner.strip_prefix('*') {
        let pointer = type_of(pointer, types);
        let behind = ["&mut ", "&", "*mut ", "*const "];
        let mut behind = behind.iter().filter_map(|mark| pointer.strip_prefix(mark));
        return behind.next().unwrap_or(pointer);
    }
    let mut depth = 0;
    let colon = inner.char_indices().find(|&(at, c)| {
        match c {
            '(' | '<' | '[' | '{' => depth += 1,
            ')' | '>' | ']' | '}' => depth -= 1,
            _ => {}
        }
        depth == 0 && inner[at..].starts_with(": ")
    });
    colon.map_or(place, |(at, _)| &inner[at + 2..])
}

/// Is a type made of std's containers and plain values alone?
fn is_memory(dropped: &str) -> bool {
    let mut words = dropped.split(|c: char| !c.is_alphanumeric() && c != '_' && c != '@');
    words.all(|word| {
        let is_number = word.starts_with(|c: char| c.is_ascii_digit());
        word.is_empty() || is_number || is_primitive(word) || MEMORY.contains(&word)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const OLD: &str = "    let mut _2: (Rc<u8>, Rc<u8>);\n    let mut _6: {closure@main.rs:1:1: 1:9};\n    bb0: {\n        _6 = {closure@main.rs:1:1: 1:9} { t: move _2 };\n        _7 = f::<u8>(copy _1, const 1_i32) -> [return: bb1, unwind: bb9];\n    }\n    bb1: {\n        drop(_6) -> [return: bb2, unwind continue];\n    }\n    bb2: {\n        return;\n    }\n    bb9 (cleanup): {\n        drop(_2) -> [return: bb2, unwind continue];\n    }\n";

    const HEAD: &str = "fn f(_1: u8) -> () {";

    fn steps_of(body: &str) -> Vec<String> {
        steps(&Bodies::from([(HEAD.to_owned(), body.to_owned())]), HEAD).unwrap()
    }

    #[test]
    fn numbers_and_unwinding_are_no_steps() {
        let closure = "drop {closure@main.rs:1:1: 1:9}";
        assert_eq!(steps_of(OLD), ["f::<u8>", "1_i32", closure]);
        let renumbered = OLD.replace("_6", "_8").replace("bb1", "bb7");
        assert_eq!(steps_of(&renumbered), steps_of(OLD));
    }

    #[test]
    fn what_stays_behind_is_a_step_unless_it_is_memory() {
        let new = |kind: &str| {
            let more = format!(
                "drop((_2.1: {kind})) -> [return: bb3, unwind continue];\n    }}\n    bb3: {{\n        return;"
            );
            OLD.replacen("return;\n", &format!("{more}\n"), 1)
        };
        assert_eq!(steps_of(&new("std::vec::Vec<[u8; 3]>")), steps_of(OLD));
        let counted = steps_of(&new("std::rc::Rc<u8>"));
        assert_eq!(counted.len(), steps_of(OLD).len() + 1);
        let types = BTreeMap::from([
            ("_2", "&mut Rc<u8>"),
            ("_3", "&mut [Rc<u8>]"),
            ("_4", "[[Rc<u8>; 2]; 3]"),
        ]);
        for (place, kind) in [
            ("((_1.0: S<(A, B)>).1: Rc<u8>)", "Rc<u8>"),
            ("(*(_1.0: &mut Rc<u8>))", "Rc<u8>"),
            ("(*_2)", "Rc<u8>"),
            ("(*_3)[_12]", "Rc<u8>"),
            ("_4[1 of 3]", "[Rc<u8>; 2]"),
            ("(*((_1.0: S).1: &mut [Rc<u8>]))[_5]", "Rc<u8>"),
            ("_1", "_1"),
        ] {
            assert_eq!(type_of(place, &types), kind, "{place}");
        }
    }

    #[test]
    fn constants_count_wherever_they_are() {
        let body = "    bb0: {\n        _1 = const f::promoted[0];\n        return;\n    }\n";
        let promoted = "    bb0: {\n        _1 = const 7_i32;\n        _0 = &_1;\n    }\n";
        let mut bodies = Bodies::from([(HEAD.to_owned(), body.to_owned())]);
        assert_eq!(steps(&bodies, HEAD), Some(vec![]));
        bodies.insert(
            "const f::promoted[0]: &i32 = {".to_owned(),
            promoted.to_owned(),
        );
        assert_eq!(steps(&bodies, HEAD), Some(vec!["7_i32".to_owned()]));
    }
}
