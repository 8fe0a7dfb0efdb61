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

    /// The lines in order, in which blocks and locals are numbered as they come up, and locals have their types there.
    fn renumbered(&self) -> Vec<String> {
        let mut names = Names {
            types: &self.types,
            known: BTreeMap::new(),
        };
        let mut lines = Vec::new();
        for (block, inside) in self.in_order(all_targets) {
            lines.push(names.of(block));
            let inside = inside.iter().filter(|line| line.ends_with(';'));
            lines.extend(inside.map(|line| names.in_line(line)));
        }
        lines
    }
}

/// Are two bodies the same but for the numbers of blocks and locals? Time is linear in their length.
pub(super) fn are_same(one: &str, other: &str) -> bool {
    one == other || Body::read(one).renumbered() == Body::read(other).renumbered()
}

/// The blocks that a terminator leads to, also those that unwind.
fn all_targets(terminator: &str) -> Vec<&str> {
    let targets = terminator
        .rsplit_once(" -> ")
        .map_or("", |(_, targets)| targets);
    let words = targets.split(|c: char| !c.is_ascii_alphanumeric());
    words.filter(|word| word.starts_with("bb")).collect()
}

/// New names for blocks and locals.
struct Names<'a> {
    types: &'a BTreeMap<&'a str, &'a str>,
    known: BTreeMap<String, String>,
}

impl Names<'_> {
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
    fn in_words(&mut self, text: &str, targets: bool) -> String {
        let mut new = String::with_capacity(text.len());
        let is_part = |c: char| c.is_alphanumeric() || c == '_';
        let mut rest = text;
        while !rest.is_empty() {
            let end = rest.find(|c| !is_part(c)).unwrap_or(rest.len());
            let (word, behind) = rest.split_at(end);
            let is_local = word != "_0" && self.types.contains_key(word);
            match is_local || targets && word.starts_with("bb") {
                true => new.push_str(&self.of(word)),
                false => new.push_str(word),
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
