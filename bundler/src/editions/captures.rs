//! What a function does, apart from how: its MIR without what editions make otherwise and nobody sees.
//!
//! Before 2021 a closure takes whole variables, from then on only the fields that it uses, and a panic's message is put together
//! in another way. So closures' fields and all numbers of locals and blocks differ, and calls, constants and drops do not,
//! unless something else is meant: a closure that takes one field of a value leaves the others to be dropped later.

use std::collections::{BTreeMap, BTreeSet};

use crate::mir::{Body, Memory, arguments, closures, flags, type_of};
use crate::rustc::{Bodies, path_in_head};

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

/// What is asserted once for each value that an `async` block takes: nothing goes on after a panic.
const OF_RESUMING: &str = "assert(const false, \"`async";

/// The steps of the body with this head, in the order of its blocks from the first one, without those that only unwinding
/// reaches: calls, operations, constants, and the types of what closures take and of what is dropped. None if there is no such
/// body. Time is linear in its length.
pub(super) fn steps(memory: &Memory, bodies: &Bodies, head: &str) -> Option<Vec<String>> {
    let body = Reader::new(memory, bodies, head)?;
    let blocks = body.body.in_order(targets);
    let lines = blocks.flat_map(|(_, lines)| lines);
    Some(lines.flat_map(|line| body.step(line)).collect())
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

/// A body that is read.
struct Reader<'a> {
    memory: &'a Memory,
    /// May it be seen when memory is given back?
    is_pointed_at: bool,
    bodies: &'a Bodies,
    /// Before the number of a constant that was taken out of it.
    path: &'a str,
    body: Body<'a>,
    /// The types of locals and arguments.
    types: BTreeMap<&'a str, &'a str>,
    /// What says whether a value has been moved away.
    flags: BTreeSet<&'a str>,
    /// By their types, what the closures that it makes take.
    closures: BTreeMap<&'a str, Vec<&'a str>>,
}

impl<'a> Reader<'a> {
    fn new(memory: &'a Memory, bodies: &'a Bodies, head: &'a str) -> Option<Reader<'a>> {
        let text = bodies.get(head)?;
        let body = Body::read(text);
        let mut types = body.types.clone();
        types.extend(arguments(head));
        let mut flags = flags(&body);
        flags.remove("_0");
        Some(Reader {
            memory,
            is_pointed_at: memory.is_pointed_at(text, &types),
            bodies,
            path: path_in_head(head)?,
            closures: closures(text, &types),
            flags,
            types,
            body,
        })
    }

    fn step(&self, line: &str) -> Vec<String> {
        let (act, _) = line.rsplit_once(" -> ").unwrap_or((line, ""));
        if let Some(place) = act
            .strip_prefix("drop(")
            .and_then(|rest| rest.strip_suffix(')'))
        {
            let dropped = type_of(place, &self.types);
            let is_seen = self.is_pointed_at || !self.memory.is(dropped, &self.closures);
            return Vec::from_iter(is_seen.then(|| format!("drop {dropped}")));
        }
        if OF_PANICS.iter().any(|part| act.contains(part)) || act.starts_with(OF_RESUMING) {
            return Vec::new();
        }
        let (target, value) = act.split_once(" = ").unwrap_or(("", act));
        // What a closure is made of is what editions differ in; and whether a value has been moved away is kept in a variable.
        let is_made = ["{closure@", "{coroutine@"]
            .iter()
            .any(|made| value.starts_with(made));
        if is_made {
            return self.taken(value);
        }
        if act.starts_with("switchInt(") || self.flags.contains(target) {
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
            true => self.promoted(constant),
            // Memory has numbers.
            false if constant.starts_with("{alloc") => Vec::new(),
            false => vec![constant.to_owned()],
        });
        let called = called.map(|(name, _)| name);
        let shown = called.into_iter().flat_map(|name| self.shown(name));
        let name = called.map(str::to_owned);
        name.into_iter().chain(shown).chain(constants).collect()
    }

    /// What a closure takes that is made here, as far as it shows when that is dropped.
    fn taken(&self, value: &str) -> Vec<String> {
        let mut closures = self.closures.iter();
        let taken = closures.find(|(closure, _)| value.starts_with(**closure));
        let kinds = taken.into_iter().flat_map(|(_, taken)| taken);
        let shows = |kind: &&&str| !kind.starts_with('&') && !self.memory.is(kind, &self.closures);
        kinds
            .filter(shows)
            .map(|kind| format!("takes {kind}"))
            .collect()
    }

    /// What closures take, where a call clones or measures them.
    fn shown(&self, called: &str) -> Vec<String> {
        if !["clone", "size_of", "align_of"]
            .iter()
            .any(|word| called.contains(word))
        {
            return Vec::new();
        }
        let named = self
            .closures
            .iter()
            .filter(|(closure, _)| called.contains(**closure));
        named
            .flat_map(|(_, taken)| taken)
            .map(|kind| match kind.starts_with('&') {
                true => "takes a reference".to_owned(),
                false => format!("takes {kind}"),
            })
            .collect()
    }

    /// The steps of a constant that was taken out of this body. A text is none: before 2021 some messages of panics are.
    fn promoted(&self, name: &str) -> Vec<String> {
        let number = name.rfind("::promoted[").map_or(name, |at| &name[at..]);
        let start = format!("const {}{number}: ", self.path);
        let found = self.bodies.range(start.clone()..).next();
        let steps = found
            .filter(|(head, _)| head.starts_with(&start))
            .and_then(|(head, _)| steps(self.memory, self.bodies, head));
        let mut steps = steps.unwrap_or_default();
        steps.retain(|step| !step.starts_with('"'));
        steps
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OLD: &str = "    let mut _2: (Rc<u8>, Rc<u8>);\n    let mut _6: {closure@main.rs:1:1: 1:9};\n    bb0: {\n        _6 = {closure@main.rs:1:1: 1:9} { t: move _2 };\n        _7 = f::<u8>(copy _1, const 1_i32) -> [return: bb1, unwind: bb9];\n    }\n    bb1: {\n        drop(_6) -> [return: bb2, unwind continue];\n    }\n    bb2: {\n        return;\n    }\n    bb9 (cleanup): {\n        drop(_2) -> [return: bb2, unwind continue];\n    }\n";

    const HEAD: &str = "fn f(_1: u8) -> () {";

    fn steps_of(body: &str) -> Vec<String> {
        let bodies = Bodies::from([(HEAD.to_owned(), body.to_owned())]);
        steps(&Memory::default(), &bodies, HEAD).unwrap()
    }

    #[test]
    fn numbers_and_unwinding_are_no_steps() {
        let taken = "takes (Rc<u8>, Rc<u8>)";
        let closure = "drop {closure@main.rs:1:1: 1:9}";
        assert_eq!(steps_of(OLD), [taken, "f::<u8>", "1_i32", closure]);
        let memory = OLD.replace("Rc<u8>", "std::vec::Vec<u8>");
        assert_eq!(steps_of(&memory), ["f::<u8>", "1_i32"]);
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
    }

    #[test]
    fn constants_count_wherever_they_are() {
        let body = "    bb0: {\n        _1 = const f::promoted[0];\n        return;\n    }\n";
        let promoted = "    bb0: {\n        _1 = const 7_i32;\n        _0 = &_1;\n    }\n";
        let mut bodies = Bodies::from([(HEAD.to_owned(), body.to_owned())]);
        assert_eq!(steps(&Memory::default(), &bodies, HEAD), Some(vec![]));
        bodies.insert(
            "const f::promoted[0]: &i32 = {".to_owned(),
            promoted.to_owned(),
        );
        assert_eq!(
            steps(&Memory::default(), &bodies, HEAD),
            Some(vec!["7_i32".to_owned()])
        );
    }
}
