//! Fixtures written otherwise: with other blanks, comments and line ends, which mean nothing, a fixture has the same bundle,
//! word for word; cut off anywhere it is bundled or refused.
//!
//! No compiler is run: bundles are unverified, and compared as tokens.

use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use bundler::Options;
use bundler::package::{Features, Package};
use proc_macro2::{Spacing, TokenStream, TokenTree};

#[expect(dead_code, reason = "fixtures say more than is asked of them here")]
#[path = "fixtures/case.rs"]
mod case;

use case::Case;

/// A way to write the same program.
type Variant = fn(&str) -> String;

/// With other line ends, and a byte order mark before each file.
fn other_ends(text: &str) -> String {
    let text = text.trim_start_matches('\u{feff}').replace("\r\n", "\n");
    format!("\u{feff}{}", text.replace('\n', "\r\n"))
}

/// The first two put something between any two tokens; the last is for texts where that tells.
const VARIANTS: [(&str, Variant); 3] = [
    ("block comments", |text| between(text, " /* \" } ( */ ")),
    ("line comments and other line ends", |text| {
        other_ends(&between(text, " // ' { [\n\t"))
    }),
    ("other line ends", other_ends),
];
const APART: usize = 2;

/// Ways to cut a text off.
const CUTS: [Variant; 4] = [
    |text| cut(text, 1, 5),
    |text| cut(text, 1, 2),
    |text| cut(text, 7, 9),
    |text| cut(text, 97, 100),
];

#[test]
fn blanks_comments_and_line_ends_do_not_change_a_bundle() {
    let compared = AtomicUsize::new(0);
    let wrong = Mutex::new(Vec::new());
    let fixtures = for_each_fixture(|file, folder| {
        let found = differences(file, folder, &compared);
        wrong.lock().expect("no thread panics").extend(found);
    });
    let wrong = wrong.into_inner().expect("no thread panics");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(compared.into_inner() > fixtures, "most have bundles");
}

#[test]
fn fixtures_that_are_cut_off_are_bundled_or_refused() {
    for_each_fixture(|file, folder| {
        let parsed = read(file);
        for cut in CUTS.into_iter().take(most(&parsed)) {
            // It says why, or it does not; it does not panic.
            let _ = bundle(&parsed, folder, cut);
        }
    });
}

/// Does `work` for every fixture, with a folder for its files, on two threads; how many there are. All folders stay to the end: a file
/// system may take longer to make a file where many were just removed than the work takes.
fn for_each_fixture(work: impl Fn(&Path, &Path) + Sync) -> usize {
    let cases = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let entries = walkdir::WalkDir::new(cases).sort_by_file_name();
    let paths = entries
        .into_iter()
        .map(|entry| entry.expect("the folder of cases is readable").into_path());
    let files: Vec<PathBuf> = paths
        .filter(|path| path.to_string_lossy().ends_with(".rs.txt"))
        .collect();
    let next = AtomicUsize::new(0);
    let folders = tempfile::tempdir().expect("there is room for temporary files");
    let take = || {
        let number = next.fetch_add(1, Ordering::Relaxed);
        let folder = folders.path().join(number.to_string());
        files.get(number).map(|file| (file, folder))
    };
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some((file, folder)) = take() {
                    work(file, &folder);
                }
            });
        }
    });
    files.len()
}

fn read(file: &Path) -> Case {
    let text = std::fs::read_to_string(file).expect("a fixture is text");
    case::parse(&text).expect("a fixture can be read")
}

fn cut(text: &str, part: usize, of: usize) -> String {
    let mut end = text.len() * part / of;
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    text[..end].to_owned()
}

/// The variants of a fixture whose bundles differ from the fixture's own.
fn differences(file: &Path, folder: &Path, compared: &AtomicUsize) -> Vec<String> {
    let parsed = read(file);
    let Ok(expected) = bundle(&parsed, folder, |text| text.to_owned()) else {
        return Vec::new();
    };
    let mut wrong = Vec::new();
    let variants = match parsed.blanks_tell {
        true => &VARIANTS[APART..],
        false => &VARIANTS[..APART],
    };
    for (name, variant) in variants.iter().take(most(&parsed)) {
        let found = bundle(&parsed, folder, *variant);
        compared.fetch_add(1, Ordering::Relaxed);
        if found.as_ref() != Ok(&expected) {
            let found = found.unwrap_or_else(|error| error);
            wrong.push(format!("{}: {name}:\n{expected}\n{found}", file.display()));
        }
    }
    wrong
}

/// How many other texts of a fixture are bundled: Cargo builds macros and scripts for each, and one is enough then.
fn most(case: &Case) -> usize {
    let is_built = |(path, text): &(String, String)| {
        path.ends_with("build.rs")
            || path.ends_with("Cargo.toml") && text.contains("proc-macro = true")
    };
    match case.files.iter().any(is_built) {
        true => 1,
        false => usize::MAX,
    }
}

/// The tokens of a fixture's bundle when its Rust files are written as `variant` says, over those that are in the folder.
fn bundle(case: &Case, folder: &Path, variant: Variant) -> Result<String, String> {
    let mut files = case.files.clone();
    for (path, content) in &mut files {
        if path.ends_with(".rs") {
            *content = variant(content);
        }
    }
    case::write(&files, folder).map_err(|error| error.to_string())?;
    let features = Features {
        no_default: !case.default_features,
        names: case.features.clone(),
    };
    let package = Package::open(&folder.join("Cargo.toml"), &features);
    let package = package.map_err(|error| error.to_string())?;
    let bundle = bundler::bundle(&package, case.target.name(), &Options::default());
    let text = bundle.map_err(|error| error.to_string())?.text;
    let tokens = TokenStream::from_str(&text).map_err(|error| format!("{error}\n{text}"))?;
    // rustc reads a line end in a string as `\n`.
    Ok(tokens.to_string().replace("\\r", "").replace('\r', ""))
}

/// Puts `comment` behind every token that may have something behind it.
fn between(text: &str, comment: &str) -> String {
    // A `#!` line is read by no compiler.
    let (Ok(tokens), false) = (TokenStream::from_str(text), text.starts_with("#!/")) else {
        return text.to_owned();
    };
    let mut ends = Vec::new();
    collect(tokens, text, &mut ends);
    ends.sort_unstable();
    let mut made = String::new();
    let mut done = 0;
    for end in ends {
        made.push_str(&text[done..end]);
        made.push_str(comment);
        done = end;
    }
    made + &text[done..]
}

fn collect(tokens: TokenStream, text: &str, ends: &mut Vec<usize>) {
    for token in tokens {
        let range = token.span().byte_range();
        match &token {
            // A documentation comment is one token to its reader.
            TokenTree::Group(group) if !text[range.clone()].starts_with('/') => {
                ends.push(group.span_open().byte_range().end);
                collect(group.stream(), text, ends);
                ends.push(range.end);
            }
            TokenTree::Group(_) => {}
            TokenTree::Punct(sign) if sign.spacing() == Spacing::Joint => {}
            TokenTree::Punct(sign) if matches!(sign.as_char(), '$' | '#' | '!') => {}
            _ => ends.push(range.end),
        }
    }
}
