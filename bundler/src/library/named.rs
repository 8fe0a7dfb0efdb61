//! Which crates a target's text may lead to: those whose names are in it as words, wherever. No path can start at another.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use unicode_normalization::UnicodeNormalization;

use crate::disk;
use crate::package::{Link, Package, Target};
use crate::procedural::Declared;
use crate::tokens::bare;

/// Crate names that were seen in a target's text, that of the package's own library always; and names of procedural macros that were
/// seen in that of libraries too.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Named<'a> {
    /// All crate names that there are, anywhere in the tree.
    known: BTreeSet<&'a str>,
    /// That of the package's own library.
    own: Option<&'a str>,
    seen: BTreeSet<&'a str>,
    /// The same of procedural macros.
    macros: BTreeSet<String>,
    seen_macros: BTreeSet<String>,
}

impl<'a> Named<'a> {
    pub(super) fn new(package: &'a Package, declared: &BTreeMap<usize, Declared>) -> Named<'a> {
        let links = package.crates.iter().map(|library| &library.links);
        let links = links.chain([&package.links]);
        let own = package.library().map(|own| own.name.as_str());
        Named {
            own,
            seen: own.into_iter().collect(),
            known: links.flat_map(BTreeMap::keys).map(String::as_str).collect(),
            macros: declared
                .values()
                .flat_map(|declared| declared.names.iter().map(|name| bare(name).to_owned()))
                .collect(),
            seen_macros: BTreeSet::new(),
        }
    }

    /// The same with all crate names: any may be in text of the target that is not known yet.
    pub(super) fn with_all_crates(self) -> Named<'a> {
        Named {
            seen: self.known.clone(),
            ..self
        }
    }

    /// Were all names seen that there are?
    fn is_complete(&self) -> bool {
        self.known.is_subset(&self.seen) && self.macros.is_subset(&self.seen_macros)
    }

    pub(super) fn text(&mut self, text: &str) {
        if !self.is_complete() {
            let found = self.words_of(text);
            self.seen.extend(found);
        }
    }

    /// The crate names in text of a library.
    pub(super) fn library(&mut self, text: &str) -> BTreeSet<&'a str> {
        // No library names the package's own.
        let has_others = self.known.iter().any(|name| Some(*name) != self.own);
        match has_others || !self.macros.is_subset(&self.seen_macros) {
            true => self.words_of(text),
            false => BTreeSet::new(),
        }
    }

    fn words_of(&mut self, text: &str) -> BTreeSet<&'a str> {
        // rustc compares names in this form.
        let composed = (!text.is_ascii()).then(|| text.nfc().collect::<String>());
        let text = composed.as_deref().unwrap_or(text);
        let mut found = BTreeSet::new();
        for word in words(text) {
            if let Some(name) = self.known.get(word) {
                found.insert(*name);
            }
            if self.macros.contains(word) && may_be_call(text, word) {
                self.seen_macros.insert(word.to_owned());
            }
        }
        found
    }

    pub(super) fn is_seen(&self, name: &str) -> bool {
        self.seen.contains(name)
    }

    /// The text of a target's own files, as far as they are where Cargo looks: a root file, or a folder with a `main.rs`.
    pub(super) fn target(&mut self, target: &Target) {
        if self.is_complete() {
            return;
        }
        match (target.path.file_name(), target.path.parent()) {
            (Some(name), Some(folder)) if name == "main.rs" => {
                let files = walkdir::WalkDir::new(folder).into_iter().flatten();
                for file in
                    files.filter(|file| file.path().extension().is_some_and(|kind| kind == "rs"))
                {
                    self.file(file.path());
                }
            }
            _ => self.file(&target.path),
        }
    }

    fn file(&mut self, path: &Path) {
        // What cannot be read is told of where it is needed.
        let text = disk::read(path).ok();
        if let Some(text) = text.and_then(|bytes| String::from_utf8(bytes).ok()) {
            self.text(&text);
        }
    }

    /// May text that was seen call a procedural macro of a crate that was `read`, because its name was seen?
    pub(super) fn calls_macros(
        &self,
        declared: &BTreeMap<usize, Declared>,
        read: impl Fn(usize) -> bool,
    ) -> bool {
        // Names that are not known may be any.
        let calls = |own: &Declared| {
            let mut names = own.names.iter();
            own.others || names.any(|name| self.seen_macros.contains(bare(name)))
        };
        let mut declared = declared.iter();
        declared.any(|(number, own)| read(*number) && calls(own))
    }

    /// The libraries that a crate with these links may lead to.
    pub(super) fn among(&self, links: &BTreeMap<String, Link>) -> impl Iterator<Item = usize> {
        links.iter().filter_map(|(name, link)| match link {
            Link::Crate(index) if self.seen.contains(name.as_str()) => Some(*index),
            _ => None,
        })
    }
}

/// May this word of `text`, a slice of it, be a call's name, or is it given another one: is it in an attribute, or before a `!`
/// or an `as`, which a comment may hide?
fn may_be_call(text: &str, word: &str) -> bool {
    let at = word.as_ptr().addr() - text.as_ptr().addr();
    let (before, behind) = (&text[..at], text[at + word.len()..].trim_start());
    let in_attribute = before.rfind('#') > before.rfind(']');
    in_attribute
        || ["!", "as", "//", "/*"]
            .iter()
            .any(|next| behind.starts_with(next))
}

/// The words of a text: letters, digits and underscores.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let begin = rest.find(is_part)?;
        let word = &rest[begin..];
        let ascii = word.bytes().position(|byte| !is_ascii_part(byte));
        let len = match ascii {
            // What is no ASCII may be a letter.
            Some(len) if word.as_bytes()[len].is_ascii() => len,
            None => word.len(),
            Some(_) => word.find(|c| !is_part(c)).unwrap_or(word.len()),
        };
        rest = &word[len..];
        Some(&word[..len])
    })
}

fn is_part(c: char) -> bool {
    match u8::try_from(c) {
        Ok(byte) if byte.is_ascii() => is_ascii_part(byte),
        _ => c.is_alphanumeric(),
    }
}

fn is_ascii_part(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_letters_digits_and_underscores_of_any_script() {
        let text = "use a_1::é;größe-x日本 \u{300}\"b\"é";
        let found: Vec<&str> = words(text).collect();
        let wanted = text.split(|c: char| !(c.is_alphanumeric() || c == '_'));
        let wanted: Vec<&str> = wanted.filter(|word| !word.is_empty()).collect();
        assert_eq!(found, wanted);
        assert_eq!(found, ["use", "a_1", "é", "größe", "x日本", "b", "é"]);
    }
}
