//! The MIR of one function, block by block, and names of its own for its locals, so that two can be compared whatever numbers the
//! compiler gave.

use std::collections::{BTreeMap, BTreeSet};

/// A body, as text that is taken apart.
pub(crate) struct Body<'a> {
    /// The types of locals by their names, without arguments.
    pub(crate) types: BTreeMap<&'a str, &'a str>,
    blocks: BTreeMap<&'a str, Vec<&'a str>>,
}

impl<'a> Body<'a> {
    pub(crate) fn read(text: &'a str) -> Body<'a> {
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
    pub(crate) fn in_order(
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
}

/// The lines that do something.
pub(super) fn code<'a>(lines: &[&'a str]) -> impl Iterator<Item = &'a str> {
    lines.iter().copied().filter(|line| line.ends_with(';'))
}

/// The blocks among the targets of a terminator.
pub(super) fn blocks_in(targets: &str) -> impl Iterator<Item = &str> {
    let words = targets.split(|c: char| !c.is_ascii_alphanumeric());
    words.filter(|word| word.starts_with("bb"))
}

/// New names for locals.
pub(super) struct Names<'a> {
    types: &'a BTreeMap<&'a str, &'a str>,
    known: BTreeMap<String, String>,
}

impl<'a> Names<'a> {
    pub(super) fn new(types: &'a BTreeMap<&'a str, &'a str>) -> Names<'a> {
        Names {
            types,
            known: BTreeMap::new(),
        }
    }

    fn of(&mut self, word: &str) -> String {
        let next = self.known.len();
        match self.known.get(word) {
            Some(name) => name.clone(),
            None => {
                self.known.insert(word.to_owned(), format!("<{next}>"));
                // The type counts where the local comes up first.
                format!("<{next}: {}>", self.types[word])
            }
        }
    }

    /// The text with these names for locals; arguments and the result keep theirs.
    pub(super) fn in_words(&mut self, text: &str) -> String {
        let mut new = String::with_capacity(text.len());
        let is_part = |c: char| c.is_alphanumeric() || c == '_';
        let mut rest = text;
        while !rest.is_empty() {
            let end = rest.find(|c| !is_part(c)).unwrap_or(rest.len());
            let (word, behind) = rest.split_at(end);
            let is_local = word != "_0" && self.types.contains_key(word);
            match is_local {
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

/// A body without the numbers that memory of constants has in the whole program: they are counted anew, as they come up.
pub(crate) fn without_numbers(body: &str) -> String {
    const MEMORY: &str = "alloc";
    let mut known: BTreeMap<&str, usize> = BTreeMap::new();
    let mut new = String::with_capacity(body.len());
    let mut rest = body;
    while let Some(at) = rest.find(MEMORY) {
        let (before, behind) = rest.split_at(at + MEMORY.len());
        let end = behind.find(|c: char| !c.is_ascii_digit());
        let (number, behind) = behind.split_at(end.unwrap_or(behind.len()));
        new.push_str(before);
        if !number.is_empty() {
            let next = known.len();
            new.push_str(&known.entry(number).or_insert(next).to_string());
        }
        rest = behind;
    }
    new + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_counted_anew() {
        let one =
            "_1 = const {alloc7: &u8};\n_2 = alloc::f(const {alloc12: &u8}, const {alloc7: &u8});";
        let other = one.replace("alloc7", "alloc3").replace("alloc12", "alloc1");
        assert_eq!(without_numbers(one), without_numbers(&other));
        let else_ = one.replace("alloc12", "alloc7");
        assert_ne!(without_numbers(one), without_numbers(&else_));
    }
}
