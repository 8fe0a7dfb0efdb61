//! Whatever is changed in one of two like programs is seen: a program of two crates is held against the same in one file, of which a
//! line is left out, or a word, number, name or operand of a line is another one.
//!
//! Some of all changes are tried; `CHANGES=all` tries every one.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use crate::ir::{May, Told, compare};
use crate::rustc::{Rustc, Source};

const LIBRARY: &str = include_str!("changed/library.txt");
const BINARY: &str = include_str!("changed/binary.txt");

const EDITION: &str = "2021";

/// One change of so many is tried.
const FEW: usize = 19;

/// Words of LLVM's, and others instead.
const WORDS: [(&str, &str); 16] = [
    ("icmp eq", "icmp ne"),
    ("icmp ult", "icmp ule"),
    ("icmp slt", "icmp sgt"),
    (" add ", " sub "),
    (" or ", " and "),
    ("fmul", "fadd"),
    ("zext", "sext"),
    ("urem", "srem"),
    ("i32 ", "i33 "),
    ("double", "float"),
    ("monotonic", "seq_cst"),
    ("seq_cst", "monotonic"),
    ("sadd.with", "ssub.with"),
    ("sret", "byval"),
    ("c\"", "c\"x"),
    ("constant ", "global "),
];

struct Programs {
    crates: [String; 2],
    one: String,
}

impl Programs {
    /// As the bundler has them compiled.
    fn compiled() -> Programs {
        let rustc = Rustc::find(None, None).unwrap();
        let folder = tempfile::tempdir().unwrap();
        let of_crate = |number: usize, name: &str, text: &str, externs| {
            let root = folder.path().join(name).with_extension("rs");
            fs::write(&root, text).unwrap();
            let source = Source {
                name,
                root: &root,
                edition: EDITION,
                is_binary: number == 0,
                number,
                cfgs: Vec::new(),
                variables: BTreeMap::new(),
                externs,
            };
            let libraries = folder.path().join("libraries");
            let own = libraries.join(number.to_string());
            fs::create_dir_all(&libraries).unwrap();
            rustc.llvm_ir_of(&source, &[], &libraries, &own).unwrap()
        };
        let library = of_crate(1, "demo", LIBRARY, Vec::new());
        let path = rustc.library_path(&folder.path().join("libraries"), 1, "demo");
        let binary = of_crate(0, "main", BINARY, vec![("demo", path)]);
        let one = format!("{BINARY}\nmod demo {{\n{LIBRARY}}}\n");
        Programs {
            crates: [library, binary],
            one: rustc.llvm_ir(&one, EDITION, &[]).unwrap().to_string(),
        }
    }

    /// Does the one file come to the same, if this is its code?
    fn are_alike(&self, one: &str) -> bool {
        let told = Told {
            lines: &BTreeSet::new(),
            paths: false,
            own: "main",
        };
        let crates = self.crates.each_ref().map(|module| &**module);
        compare(&crates, &[one], May::BeCratesOrOne(told)).is_ok()
    }
}

#[test]
fn whatever_is_changed_is_seen() {
    let programs = Programs::compiled();
    assert!(programs.are_alike(&programs.one));
    let lines: Vec<&str> = programs.one.lines().collect();
    let mut changes = Vec::new();
    let mut is_own = false;
    for (at, line) in lines.iter().enumerate() {
        if line.starts_with("define ") {
            is_own = is_of_the_program(line);
        }
        if line.starts_with("  ") && is_own || line.starts_with('@') && !is_place(line) {
            changes.extend(changed(line).into_iter().map(|new| (at, new)));
        }
    }
    assert!(changes.len() > 1000, "{}", changes.len());
    let step = if std::env::var_os("CHANGES").is_some() {
        1
    } else {
        FEW
    };
    for (at, new) in changes.into_iter().step_by(step) {
        let mut lines = lines.clone();
        lines[at] = &new;
        let one = lines.join("\n");
        assert!(
            !programs.are_alike(&one),
            "{}\n{new}",
            programs.one.lines().nth(at).unwrap()
        );
    }
}

/// Is a function written in one of the crates, and not made of std's text?
fn is_of_the_program(define: &str) -> bool {
    let (head, _) = define.split_once('(').unwrap();
    let of_std = ["4core", "5alloc", "3std"];
    head.contains("4main") && !of_std.iter().any(|krate| head.contains(krate))
}

/// Is it where something panics? That differs in a bundle.
fn is_place(constant: &str) -> bool {
    constant.contains("constant <{ ptr, [16 x i8] }> ")
}

/// A line as it may be otherwise; empty if it is gone. What is only said of it, behind its code, stays.
fn changed(line: &str) -> Vec<String> {
    let end = line
        .find(", align ")
        .or(line.find(", !"))
        .unwrap_or(line.len());
    let (code, rest) = line.split_at(end);
    let replaced = |start: usize, end: usize, new: &str| {
        format!("{}{new}{}{rest}", &code[..start], &code[end..])
    };
    let mut all = Vec::new();
    if ["  store ", "  call void "]
        .iter()
        .any(|word| code.starts_with(word))
    {
        all.push(String::new());
    }
    for (word, other) in WORDS {
        let found = code.find(word);
        all.extend(found.map(|start| replaced(start, start + word.len(), other)));
    }
    for (start, number) in words(code, |c| c.is_ascii_digit()) {
        let end = start + number.len();
        let is_value =
            code[..start].ends_with([' ', '-']) && !code[end..].starts_with(['x', '"', ' ', ':']);
        if let (true, Ok(number)) = (is_value, number.parse::<u64>()) {
            all.push(replaced(start, end, &(number ^ 1).to_string()));
        }
    }
    let is_name = |c: char| c.is_ascii_alphanumeric() || "@%._$".contains(c);
    let names: Vec<(usize, &str)> = words(code, is_name)
        .filter(|(_, word)| word.starts_with(['@', '%']))
        .collect();
    let is_definition = line.starts_with('@');
    for (start, name) in names.iter().skip(usize::from(is_definition)) {
        if name.starts_with('@') {
            all.push(replaced(*start, start + name.len(), "@main"));
        }
    }
    for pair in names.windows(2) {
        let [(first, one), (second, other)] = [pair[0], pair[1]];
        if one != other && one.starts_with('%') && other.starts_with('%') {
            let between = &code[first + one.len()..second];
            all.push(replaced(
                first,
                second + other.len(),
                &format!("{other}{between}{one}"),
            ));
        }
    }
    all
}

/// The longest words of such characters, and where they begin.
fn words(text: &str, is_in: impl Fn(char) -> bool + Copy) -> impl Iterator<Item = (usize, &str)> {
    let all = text
        .split(move |c| !is_in(c))
        .filter(|word| !word.is_empty());
    all.map(move |word| (word.as_ptr() as usize - text.as_ptr() as usize, word))
}
