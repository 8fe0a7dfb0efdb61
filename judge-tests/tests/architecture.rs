//! ARCHITECTURE.md is true: its tables name every module of the tools, and rows come in an order in which a module uses only
//! those above it.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use walkdir::WalkDir;

#[test]
fn the_tables_of_modules_are_complete_and_in_the_order_of_use() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let text = fs::read_to_string(root.join("ARCHITECTURE.md")).unwrap();
    let mut wrong = Vec::new();
    for package in ["bundler", "judge-tests", "solutions"] {
        let rows = rows(&text, package);
        let modules = modules(&root.join(package).join("src"));
        assert!(modules.len() > 3, "{package} has modules");
        for row in &rows {
            if !modules.contains_key(row) {
                wrong.push(format!("{package}: there is no module `{row}`"));
            }
        }
        for (name, files) in &modules {
            let Some(at) = rows.iter().position(|row| row == name) else {
                // A module that somebody adds to the library documents itself.
                if package == "solutions" {
                    continue;
                }
                wrong.push(format!("{package}: module `{name}` has no row"));
                continue;
            };
            let without_tests = |file| {
                let text = fs::read_to_string(file).unwrap();
                text.split("#[cfg(test)]\nmod tests {")
                    .next()
                    .unwrap()
                    .to_owned()
            };
            let source: String = files.iter().map(without_tests).collect();
            for other in used(&source).filter(|other| modules.contains_key(other)) {
                if rows[at..].iter().skip(1).any(|below| *below == other) {
                    wrong.push(format!(
                        "{package}: `{name}` uses `{other}`, which is below it"
                    ));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "ARCHITECTURE.md:\n{}", wrong.join("\n"));
}

/// The modules named by the first column of the table below the heading that begins with the package's name.
fn rows(text: &str, package: &str) -> Vec<String> {
    let heading = format!("## `{package}`");
    let section = text
        .split("\n## ")
        .find(|part| format!("## {part}").starts_with(&heading));
    let section = section.unwrap_or_else(|| panic!("ARCHITECTURE.md has a heading `{heading}`"));
    let row = |line: &str| Some(line.strip_prefix("| `")?.split_once('`')?.0.to_owned());
    section.lines().filter_map(row).collect()
}

/// The modules at the root of a crate, each with its file and all files below it. Roots of crates and templates are none.
fn modules(source: &Path) -> BTreeMap<String, Vec<PathBuf>> {
    let mut modules: BTreeMap<String, Vec<PathBuf>> = BTreeMap::new();
    let files = WalkDir::new(source).sort_by_file_name().into_iter();
    for path in files.map(|entry| entry.unwrap().into_path()) {
        let below = path.strip_prefix(source).unwrap();
        let is_rust = path.extension().is_some_and(|extension| extension == "rs");
        let first = below
            .iter()
            .next()
            .map(|part| part.to_string_lossy().into_owned());
        let name = first.unwrap_or_default().trim_end_matches(".rs").to_owned();
        if is_rust && !["lib", "main", "bin"].contains(&&*name) {
            modules.entry(name).or_default().push(path);
        }
    }
    modules
}

/// The first names behind `crate::`, one or a group in braces, outside of comments and tests.
fn used(source: &str) -> impl Iterator<Item = String> {
    let is_code = |line: &&str| !line.trim_start().starts_with("//");
    let code: String = source
        .lines()
        .filter(is_code)
        .map(|line| format!("{line}\n"))
        .collect();
    let starts = code
        .match_indices("crate::")
        .map(|(at, text)| at + text.len());
    let mut names = Vec::new();
    for start in starts {
        let (mut depth, mut name, mut is_first) = (0, String::new(), true);
        for c in code[start..].chars() {
            match c {
                'a'..='z' | '_' if is_first => name.push(c),
                '{' if name.is_empty() => depth += 1,
                '{' => (depth, is_first) = (depth + 1, false),
                '}' => depth -= 1,
                ',' if depth == 1 => {
                    names.push(std::mem::take(&mut name));
                    is_first = true;
                }
                _ if c.is_whitespace() => {}
                _ => is_first = false,
            }
            if depth == 0 && !is_first || depth < 0 || c == ';' {
                break;
            }
        }
        names.push(name);
    }
    names.into_iter()
}

#[test]
fn uses_are_found() {
    let source = "use crate::one::{X, y};\n// crate::two\nfn f() { crate::three::g() }\n\
                  use crate::{four::{a, b}, five,\n Six, seven::C};\n";
    let found: Vec<String> = used(source).filter(|name| !name.is_empty()).collect();
    assert_eq!(found, ["one", "three", "four", "five", "seven"]);
}
