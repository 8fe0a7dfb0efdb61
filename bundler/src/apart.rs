//! Some of a bundle's libraries as a program of their own, every byte where it is in the bundle.

use std::collections::BTreeSet;

use crate::emit::Output;
use crate::package::Edition;
use crate::tables::{Program, SOLUTION, closure};

/// `krates`, and those that they depend on, as far as rustc loads them: a crate that a text does not name is not known there.
pub(crate) fn with_dependencies(
    program: Program<'_>,
    krates: impl IntoIterator<Item = u32>,
) -> BTreeSet<u32> {
    closure(krates, |krate| {
        let files = &program.krate(krate).files;
        let is_named = |name: &str| files.iter().any(|file| file.text.contains(name));
        let dependencies = program.dependencies(krate);
        let named = dependencies.filter(move |(name, _)| is_named(name));
        named.map(|(_, other)| other)
    })
}

/// The bundle's text with blanks for all but these libraries, which are all that they need. Without the solution, `main` does
/// nothing. `oldest` is the edition that it is compiled in, the first if they are several.
pub(crate) fn text(output: &Output, krates: &BTreeSet<u32>, oldest: Edition) -> String {
    if krates.contains(&SOLUTION) {
        return without(output, krates);
    }
    let libraries = output.libraries.iter();
    let libraries =
        libraries.filter(|(_, krate)| krate.is_none_or(|krate| krates.contains(&krate)));
    let mut bytes: Vec<u8> = output.text.bytes().collect();
    let mut at = 0;
    let end = output.text.len();
    for range in libraries.map(|(range, _)| range).chain([&(end..end)]) {
        blank(&mut bytes[at..range.start]);
        at = range.end;
    }
    let mut text = String::from_utf8(bytes).expect("whole characters were blanked");
    // Edition 2015 finds a library's `extern crate core` in its own module only.
    let line = "extern crate core;\n";
    let mut at_root = output.libraries.iter().filter(|(_, krate)| krate.is_none());
    let has_line = at_root.any(|(range, _)| output.text[range.clone()].contains(line));
    if oldest == Edition::E2015 && !has_line {
        text.push_str(line);
    }
    text.push_str("fn main() {}\n");
    text
}

/// The bundle's text with blanks for libraries that are not among these.
fn without(output: &Output, krates: &BTreeSet<u32>) -> String {
    let mut bytes: Vec<u8> = output.text.bytes().collect();
    let libraries = output.libraries.iter();
    let others = libraries.filter(|(_, krate)| krate.is_some_and(|krate| !krates.contains(&krate)));
    for (range, _) in others {
        blank(&mut bytes[range.clone()]);
    }
    String::from_utf8(bytes).expect("whole characters were blanked")
}

/// Nothing else is where it was but the ends of lines.
fn blank(bytes: &mut [u8]) {
    for byte in bytes.iter_mut().filter(|byte| **byte != b'\n') {
        *byte = b' ';
    }
}
