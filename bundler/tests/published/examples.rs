//! Documentation examples as programs, by rustdoc's rules.
//!
//! Comments are read line by line rather than as a tree, so that examples among macro arguments are found too. What does not
//! compile is no example: rustc says so later.

/// A program that uses a crate.
pub(crate) struct Program {
    /// A name for a binary; for an example where it stands: `src_dsu_12`.
    pub(crate) name: String,
    pub(crate) text: String,
    pub(crate) stdin: String,
    /// An example may need what is not here; other programs must build with the crate.
    pub(crate) must_build: bool,
}

/// Prints what is compared. Sorted, because a hash map's order is another in each run.
const SHOWN: &str = "\
macro_rules! assert_eq {
    ($left:expr, $right:expr $(, $($rest:tt)*)?) => {
        match (&$left, &$right) {
            (left, right) => {
                let mut shown: Vec<char> = format!(\"{:?}\", left).chars().collect();
                shown.sort();
                println!(\"{}\", shown.into_iter().collect::<String>().trim());
                assert!(*left == *right);
            }
        }
    };
}
";

/// The examples in one source file of the crate `crate_name`; `file` is the file's path with `/`.
pub(crate) fn examples(file: &str, source: &str, crate_name: &str, edition: &str) -> Vec<Program> {
    let stem = file.strip_suffix(".rs").unwrap_or(file);
    let stem = stem.replace(|c: char| !c.is_ascii_alphanumeric(), "_");
    let mut found = Vec::new();
    let mut open: Option<(usize, Option<String>)> = None;
    for (number, line) in source.lines().enumerate() {
        let line = line.trim_start();
        let doc = ["///", "//!"]
            .iter()
            .find_map(|mark| line.strip_prefix(mark));
        let Some(doc) = doc else {
            // A fence ends with its comment.
            open = None;
            continue;
        };
        let doc = doc.strip_prefix(' ').unwrap_or(doc);
        match (doc.trim_start().strip_prefix("```"), open.take()) {
            (Some(tags), None) => {
                let wanted = tags.split([',', ' ']).all(|tag| {
                    ["", "rust", "should_panic"].contains(&tag.trim())
                        || tag.trim() == format!("edition{edition}")
                });
                open = Some((number + 1, wanted.then(String::new)));
            }
            (Some(_), Some((start, Some(code)))) => found.push(Program {
                name: format!("{stem}_{start}"),
                text: program(&code, crate_name, edition),
                stdin: String::new(),
                must_build: false,
            }),
            (Some(_), Some((_, None))) | (None, None) => {}
            (None, Some((start, code))) => {
                let code = code.map(|code| code + visible(doc) + "\n");
                open = Some((start, code));
            }
        }
    }
    found
}

/// A line without the mark that hides it from readers.
fn visible(line: &str) -> &str {
    let trimmed = line.trim_start();
    match trimmed.strip_prefix('#') {
        Some("") => "",
        Some(rest) if rest.starts_with('#') => rest,
        Some(rest) if rest.starts_with(' ') => &rest[1..],
        _ => line,
    }
}

fn program(code: &str, crate_name: &str, edition: &str) -> String {
    let is_outer = |line: &&str| {
        let line = line.trim();
        let hoisted = ["#![", "#[macro_use]", "extern crate "];
        hoisted.iter().any(|start| line.starts_with(start)) && !line.contains("fn main")
    };
    let (outer, inner): (Vec<&str>, Vec<&str>) = code.lines().partition(is_outer);
    let (mut outer, inner) = (outer.join("\n") + "\n", inner.join("\n"));
    let by_item = edition == "2015" || inner.contains(&format!("self::{crate_name}"));
    if by_item && !outer.contains("extern crate ") {
        outer.push_str(&format!("extern crate {crate_name};\n"));
    }
    if inner.contains("fn main()") {
        // Textual macros of the solution have a say in where the library is put.
        return format!("{outer}{SHOWN}{inner}\n");
    }
    if inner.trim_end().ends_with("(())") {
        return format!(
            "{outer}fn main() {{\n{SHOWN}fn run() -> Result<(), impl std::fmt::Debug> {{\n{inner}\n}}\nrun().unwrap();\nprintln!(\"end\");\n}}\n"
        );
    }
    format!("{outer}fn main() {{\n{SHOWN}{inner}\n;println!(\"end\");\n}}\n")
}
