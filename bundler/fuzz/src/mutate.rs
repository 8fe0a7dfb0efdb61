//! One input from others: pieces of source text deleted, doubled, swapped, nested and mixed with those of all fixtures.

use std::fs;
use std::path::Path;

use crate::random::Random;
use crate::text::{Text, is_word, pieces};

/// Words and signs that no fixture may have together.
const ODDITIES: [&str; 44] = [
    "\0",
    "\u{feff}",
    "\r",
    "\r\n",
    "\u{2028}",
    "\u{200e}",
    "é",
    "e\u{301}",
    "𝒳",
    "'",
    "\"",
    "r#\"",
    "\\",
    "/*",
    "*/",
    "//!",
    "/**",
    "#![",
    "#[cfg(",
    "#[cfg_attr(",
    "#[path = \"../src/lib.rs\"]",
    "#[macro_use]",
    "#[macro_export]",
    "$",
    "$crate",
    "$crate::",
    "$x",
    "crate::",
    "super::",
    "self::",
    "r#",
    "::",
    "*",
    "_",
    "as _",
    "as r#crate",
    "pub(in super)",
    "pub(crate)",
    "{",
    "}",
    "extern crate ",
    "include_str!(\"lib.rs\")",
    "macro_rules! ",
    "<<<<",
];

const EDITIONS: [&str; 4] = ["2015", "2018", "2021", "2024"];

/// Names under which files may be added to a package.
const FILES: [&str; 8] = [
    "/Cargo.toml",
    "/src/lib.rs",
    "/src/main.rs",
    "/src/bin/main.rs",
    "/src/bin/main/main.rs",
    "/src/a.rs",
    "/src/a/mod.rs",
    "/src/a/b.rs",
];

/// How deep and how often something is nested or repeated at most.
const MOST: usize = 60;

/// What mutations take pieces from.
pub(crate) struct Donors {
    files: Vec<String>,
}

impl Donors {
    /// The files of all fixtures below `folder`.
    pub(crate) fn read(folder: &Path) -> Donors {
        let mut folders = vec![folder.to_path_buf()];
        let mut files = Vec::new();
        while let Some(folder) = folders.pop() {
            let entries = fs::read_dir(folder).expect("the fixtures are readable");
            let mut paths: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
            paths.sort();
            for path in paths {
                if path.is_dir() {
                    folders.push(path);
                } else if path.extension().is_some_and(|extension| extension == "txt") {
                    let text = fs::read_to_string(path).expect("fixtures are text");
                    files.extend(
                        Text::parse(&text)
                            .files
                            .into_iter()
                            .map(|(_, content)| content),
                    );
                }
            }
        }
        files.retain(|content| !content.is_empty());
        assert!(!files.is_empty(), "there are fixtures");
        Donors { files }
    }

    fn file(&self, random: &mut Random) -> &str {
        &self.files[random.below(self.files.len())]
    }
}

/// Some random changes of a fixture's text.
pub(crate) fn mutate(text: &str, donors: &Donors, random: &mut Random) -> String {
    let mut text = Text::parse(text);
    if text.files.is_empty() {
        text.files.push((
            "/src/bin/main.rs".to_owned(),
            donors.file(random).to_owned(),
        ));
    }
    let edition = random.one_in(40).then(|| random.pick(&EDITIONS));
    for _ in 0..1 + random.below(4) {
        if random.one_in(15) {
            change_files(&mut text, donors, random);
        } else {
            let other = random.below(text.files.len());
            let other = text.files[other].1.clone();
            let index = random.below(text.files.len());
            let content = &mut text.files[index].1;
            *content = change(content, &other, donors, random);
        }
    }
    text.write(edition)
}

/// Adds, removes or exchanges whole files.
fn change_files(text: &mut Text, donors: &Donors, random: &mut Random) {
    let index = random.below(text.files.len());
    match random.below(4) {
        0 if text.files.len() > 1 => drop(text.files.remove(index)),
        1 => text.files[index].1 = donors.file(random).to_owned(),
        2 => {
            let other = random.below(text.files.len());
            let content = text.files[other].1.clone();
            text.files[index].1.push_str(&content);
        }
        _ => {
            let name = random.pick(&FILES);
            let content = match name {
                "/Cargo.toml" => {
                    "[package]\nname = \"demo\"\nversion = \"0.1.0\"\nedition = \"2021\"\n"
                }
                _ => donors.file(random),
            };
            let named = |(head, _): &(String, String)| head.split(' ').next() == Some(name);
            if !text.files.iter().any(named) {
                text.files.push((name.to_owned(), content.to_owned()));
            }
        }
    }
}

/// One change of a file's text; `other` is a file of the same package.
fn change(content: &str, other: &str, donors: &Donors, random: &mut Random) -> String {
    let mut parts: Vec<&str> = pieces(content);
    let donor = match random.one_in(2) {
        true => other,
        false => donors.file(random),
    };
    if parts.is_empty() {
        return donor.to_owned();
    }
    let nested: String;
    match random.below(12) {
        0 => {
            let (from, to) = stretch(parts.len(), random);
            parts.drain(from..to);
        }
        1 => {
            let (from, to) = stretch(parts.len(), random);
            let copy = parts[from..to].repeat(1 + random.below(3));
            let at = random.below(parts.len());
            parts.splice(at..at, copy);
        }
        2 => {
            let (a, b) = (random.below(parts.len()), random.below(parts.len()));
            parts.swap(a, b);
        }
        3 | 4 => exchange_words(&mut parts, donor, random),
        5 => {
            let at = random.below(parts.len());
            parts.insert(at, random.pick(&ODDITIES));
        }
        6 => {
            let from = pieces(donor);
            let (start, end) = stretch(from.len(), random);
            let at = random.below(parts.len());
            parts.splice(at..at, from[start..end].iter().copied());
        }
        7 => {
            let from: Vec<&str> = donor.split_inclusive('\n').collect();
            let start = random.below(from.len().max(1));
            let end = (start + 1 + random.below(12)).min(from.len());
            let mut lines: Vec<&str> = content.split_inclusive('\n').collect();
            let at = random.below(lines.len() + 1);
            lines.splice(at..at, from[start.min(end)..end].iter().copied());
            parts = lines;
        }
        8 => {
            nested = nest(&parts, random);
            parts = vec![&nested];
        }
        9 => parts.truncate(random.below(parts.len())),
        10 => {
            let (from, to) = group(&parts, random);
            match random.below(3) {
                0 => drop(parts.drain(from..to)),
                1 => {
                    let copy = parts[from..to].to_vec();
                    parts.splice(from..from, copy);
                }
                _ => {
                    let copy: Vec<&str> = parts.drain(from..to).collect();
                    let at = random.below(parts.len() + 1);
                    parts.splice(at..at, copy);
                }
            }
        }
        _ => {
            let lines: Vec<&str> = content.split_inclusive('\n').collect();
            let at = random.below(lines.len());
            parts = [&lines[at..], &lines[..at]].concat();
        }
    }
    parts.concat()
}

/// Puts another word in the place of one, or of all that are the same.
fn exchange_words<'a>(parts: &mut [&'a str], donor: &'a str, random: &mut Random) {
    let is = |part: &&str| part.starts_with(is_word);
    let words: Vec<&str> = pieces(donor).into_iter().filter(is).collect();
    let places: Vec<usize> = (0..parts.len()).filter(|at| is(&parts[*at])).collect();
    if words.is_empty() || places.is_empty() {
        return;
    }
    let (old, new) = (parts[random.pick(&places)], random.pick(&words));
    match random.one_in(4) {
        true => parts
            .iter_mut()
            .filter(|part| **part == old)
            .for_each(|part| *part = new),
        false => parts[random.pick(&places)] = new,
    }
}

/// A stretch, put into many brackets or repeated.
fn nest(parts: &[&str], random: &mut Random) -> String {
    let (from, to) = stretch(parts.len(), random);
    let often = 1 + random.below(MOST);
    let inner = parts[from..to].concat();
    let (open, close) = random.pick(&[
        ("(", ")"),
        ("{", "}"),
        ("[", "]"),
        ("<", ">"),
        ("mod m {", "}"),
        ("/*", "*/"),
        ("fn f() {", "}"),
        ("m!(", ")"),
        ("::{", "}"),
        ("#[cfg(not(", "))]"),
        ("if x {} else ", ""),
        ("a::", ""),
        ("&", ""),
        ("impl T for S {", "}"),
        ("macro_rules! m { () => {", "} }"),
    ]);
    let (open, close) = (open.repeat(often), close.repeat(often));
    [
        &parts[..from].concat(),
        &*open,
        &inner,
        &close,
        &parts[to..].concat(),
    ]
    .concat()
}

/// From an opening bracket to what closes it, with the words before it up to a line's start.
fn group(parts: &[&str], random: &mut Random) -> (usize, usize) {
    let begin = random.below(parts.len());
    let opens = |part: &str| matches!(part, "{" | "(" | "[" | "#[");
    let Some(open) = (begin..parts.len()).find(|at| opens(parts[*at])) else {
        return (begin, begin + 1);
    };
    let mut depth = 0;
    for (at, part) in parts.iter().enumerate().skip(open) {
        match *part {
            part if opens(part) => depth += 1,
            "}" | ")" | "]" => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            let start = (0..open).rev().find(|before| parts[*before].contains('\n'));
            return (start.map_or(0, |before| before + 1), at + 1);
        }
    }
    (open, parts.len())
}

/// Some pieces in a row, seldom many.
fn stretch(length: usize, random: &mut Random) -> (usize, usize) {
    if length == 0 {
        return (0, 0);
    }
    let from = random.below(length);
    let most = random.pick(&[1, 2, 4, 16, 200]);
    (from, (from + 1 + random.below(most)).min(length))
}
