//! The MIR of one function, block by block: in the order in which it is run, and with names of its own, so that two can be compared
//! whatever numbers the compiler gave.

use std::collections::{BTreeMap, BTreeSet};

/// A body, as text that is taken apart.
pub(super) struct Body<'a> {
    /// The types of locals by their names, without arguments.
    pub(super) types: BTreeMap<&'a str, &'a str>,
    blocks: BTreeMap<&'a str, Vec<&'a str>>,
}

impl<'a> Body<'a> {
    pub(super) fn read(text: &'a str) -> Body<'a> {
        let mut blocks: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        let mut block = "";
        for line in text.lines().map(str::trim) {
            match line.strip_suffix(": {") {
                Some(name) if name.starts_with("bb") => {
                    block = name.strip_suffix(" (cleanup)").unwrap_or(name);
                }
                _ => blocks.entry(block).or_default().push(line),
            }
        }
        Body {
            types: text.lines().filter_map(local).collect(),
            blocks,
        }
    }

    /// The names of its blocks.
    pub(super) fn names(&self) -> impl Iterator<Item = &'a str> {
        let names = self.blocks.keys().copied();
        names.filter(|name| name.starts_with("bb"))
    }

    /// The lines of a block; none if there is no such block.
    pub(super) fn block(&self, name: &str) -> &[&'a str] {
        self.blocks.get(name).map_or(&[][..], Vec::as_slice)
    }

    /// The blocks and their lines, depth first from the first one by the targets that `targets` finds in a terminator.
    pub(super) fn in_order(
        &self,
        targets: fn(&'a str) -> Vec<&'a str>,
    ) -> impl Iterator<Item = (&'a str, &[&'a str])> {
        let mut seen = BTreeSet::new();
        let mut pending = vec!["bb0"];
        std::iter::from_fn(move || {
            while let Some(name) = pending.pop() {
                if !seen.insert(name) {
                    continue;
                }
                let lines = self.blocks.get(name).map_or(&[][..], Vec::as_slice);
                if let Some(last) = lines.iter().rfind(|line| line.ends_with(';')) {
                    pending.extend(targets(last).into_iter().rev());
                }
                return Some((name, lines));
            }
            None
        })
    }

    /// The lines in order, in which blocks and locals are numbered as they come up, and locals have their types there. Blocks that
    /// do nothing are left out.
    fn renumbered(&self) -> Vec<String> {
        let idle = self.idle();
        let mut names = Names::new(&self.types, &idle);
        let mut lines = Vec::new();
        let mut seen = BTreeSet::new();
        let mut pending = vec![end_of(&idle, "bb0")];
        while let Some(block) = pending.pop() {
            if !seen.insert(block) {
                continue;
            }
            lines.push(names.of(block));
            let inside = self.blocks.get(block).map_or(&[][..], Vec::as_slice);
            let mut inside: Vec<&str> = code(inside).collect();
            let next = self.aimless_switch(block);
            if let Some(next) = next {
                inside.truncate(inside.len() - 2);
                pending.push(end_of(&idle, next));
            } else if let Some(last) = inside.last() {
                let targets = all_targets(last).into_iter().rev();
                pending.extend(targets.map(|target| end_of(&idle, target)));
            }
            lines.extend(inside.into_iter().map(|line| names.in_line(line)));
            lines.extend(next.map(|next| names.in_line(&format!("goto -> {next};"))));
        }
        lines
    }

    /// The blocks that do nothing but go on, and where.
    fn idle(&self) -> BTreeMap<&'a str, &'a str> {
        let next = |(block, lines): (&&'a str, &Vec<&'a str>)| {
            let only: Vec<&str> = code(lines).collect();
            let next = match (only.as_slice(), self.aimless_switch(block)) {
                (&[_, _], Some(next)) => Some(next),
                (&[only], _) => only.strip_prefix("goto -> ")?.strip_suffix(';'),
                _ => None,
            };
            Some((*block, next?))
        };
        self.blocks.iter().filter_map(next).collect()
    }

    /// Where a block goes on whatever a value is: its last two lines look at it and mean nothing. Where each part of a value has been
    /// moved, some editions drop what is left of it, which is nothing.
    pub(super) fn aimless_switch(&self, block: &str) -> Option<&'a str> {
        let lines: Vec<&str> = code(self.blocks.get(block)?).collect();
        let &[.., look, switch] = lines.as_slice() else {
            return None;
        };
        let (local, _) = look.split_once(" = discriminant(")?;
        let (value, targets) = switch
            .strip_prefix("switchInt(move ")?
            .split_once(") -> [")?;
        let is_reached = |target: &&str| {
            let lines = self.blocks.get(target).map_or(&[][..], Vec::as_slice);
            !code(lines).eq(["unreachable;"])
        };
        let targets: BTreeSet<&str> = blocks_in(targets).filter(is_reached).collect();
        let mut targets = targets.into_iter();
        targets
            .next()
            .filter(|_| local == value && targets.next().is_none())
    }
}

/// The lines that do something.
pub(super) fn code<'a>(lines: &[&'a str]) -> impl Iterator<Item = &'a str> {
    lines.iter().copied().filter(|line| line.ends_with(';'))
}

/// The first block from `block` on that does something.
fn end_of<'a>(idle: &BTreeMap<&'a str, &'a str>, block: &'a str) -> &'a str {
    let mut at = block;
    // They may go round and round.
    let mut left = idle.len();
    while let Some(next) = idle.get(at).filter(|_| left > 0) {
        (at, left) = (next, left - 1);
    }
    at
}

/// Are two bodies the same but for the numbers of blocks and locals? Time is linear in their length.
pub(super) fn are_same(one: &str, other: &str) -> bool {
    if one == other {
        return true;
    }
    let (one, other) = (Body::read(one), Body::read(other));
    let are_unrolled = || {
        let unrolled = super::unrolled::unrolled(&one);
        unrolled.is_some() && unrolled == super::unrolled::unrolled(&other)
    };
    one.renumbered() == other.renumbered() || are_unrolled()
}

/// The blocks that a terminator leads to, also those that unwind.
fn all_targets(terminator: &str) -> Vec<&str> {
    let targets = terminator
        .rsplit_once(" -> ")
        .map_or("", |(_, targets)| targets);
    blocks_in(targets).collect()
}

pub(super) fn blocks_in(targets: &str) -> impl Iterator<Item = &str> {
    let words = targets.split(|c: char| !c.is_ascii_alphanumeric());
    words.filter(|word| word.starts_with("bb"))
}

/// New names for blocks and locals.
pub(super) struct Names<'a> {
    types: &'a BTreeMap<&'a str, &'a str>,
    idle: &'a BTreeMap<&'a str, &'a str>,
    known: BTreeMap<String, String>,
}

impl<'a> Names<'a> {
    pub(super) fn new(
        types: &'a BTreeMap<&'a str, &'a str>,
        idle: &'a BTreeMap<&'a str, &'a str>,
    ) -> Names<'a> {
        Names {
            types,
            idle,
            known: BTreeMap::new(),
        }
    }

    fn of(&mut self, word: &str) -> String {
        let next = self.known.len();
        let kind = self.types.get(word);
        let new = || match kind {
            Some(kind) => format!("<{next}: {kind}>"),
            None => format!("<{next}>"),
        };
        let is_new = !self.known.contains_key(word);
        let name = self
            .known
            .entry(word.to_owned())
            .or_insert_with(new)
            .clone();
        // The type counts where the local comes up first.
        if is_new && kind.is_some() {
            self.known.insert(word.to_owned(), format!("<{next}>"));
        }
        name
    }

    fn in_line(&mut self, line: &str) -> String {
        let (act, targets) = line.rsplit_once(" -> ").unwrap_or((line, ""));
        let mut text = self.in_words(act, false);
        text.push_str(" -> ");
        text.push_str(&self.in_words(targets, true));
        text
    }

    /// Locals, and blocks among `targets`; arguments and the result keep their names.
    pub(super) fn in_words(&mut self, text: &str, targets: bool) -> String {
        let mut new = String::with_capacity(text.len());
        let is_part = |c: char| c.is_alphanumeric() || c == '_';
        let mut rest = text;
        while !rest.is_empty() {
            let end = rest.find(|c| !is_part(c)).unwrap_or(rest.len());
            let (word, behind) = rest.split_at(end);
            let is_local = word != "_0" && self.types.contains_key(word);
            match word {
                _ if is_local => new.push_str(&self.of(word)),
                _ if targets && word.starts_with("bb") => {
                    new.push_str(&self.of(end_of(self.idle, word)));
                }
                _ => new.push_str(word),
            }
            let next = behind.find(is_part).unwrap_or(behind.len());
            new.push_str(&behind[..next]);
            rest = &behind[next..];
        }
        new
    }
}

/// `let mut _3: T;`
fn local(line: &str) -> Option<(&str, &str)> {
    let line = line.trim_start().strip_prefix("let ")?;
    let line = line.strip_prefix("mut ").unwrap_or(line);
    line.strip_suffix(';')?.split_once(": ")
}

#[cfg(test)]
mod tests {
    use super::*;

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
}
