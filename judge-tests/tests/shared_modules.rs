//! A shared module that is corrected in one line changes the bundles that use it, and no others: in a copy of the puzzles.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use bundler::package::{Features, Package};
use bundler::{Options, bundle_all};
use judge_tests::workspace::Workspace;
use walkdir::WalkDir;

/// A module, a line of it that every user of the module has in the bundle, and some who use it and who do not.
const EDITS: [(&str, &str, &str, &str); 5] = [
    (
        "permutation",
        "    let mut rank = 0;\n",
        "uva_11007",
        "uva_745",
    ),
    (
        "exact_cover",
        "        if open.is_empty() {\n",
        "uva_989",
        "uva_197",
    ),
    (
        "bfs",
        "        let mut remainder = self.remainder(state);\n",
        "uva_11007",
        "zoj_3814",
    ),
    (
        "tiling",
        "        while self.filled[row] == !0 {\n",
        "uva_745",
        "topcoder_soma",
    ),
    (
        "soma",
        "        let mut black = 0;\n",
        "topcoder_soma",
        "uva_11007",
    ),
];

#[test]
fn an_edit_of_one_line_changes_exactly_the_bundles_that_use_it() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let workspace = Workspace::find(root).unwrap();
    let puzzles: Vec<String> = workspace.puzzles().unwrap().into_iter().collect();
    let temporary = tempfile::tempdir().unwrap();
    let copy = temporary.path().join("solutions");
    copy_folder(&workspace.solutions(), &copy);
    fs::copy(root.join("Cargo.toml"), temporary.path().join("Cargo.toml")).unwrap();
    let before = bundles(&copy, &puzzles);
    for (module, line, user, other) in EDITS {
        let path = copy.join(format!("src/{module}.rs"));
        let text = fs::read_to_string(&path).unwrap();
        assert_eq!(text.matches(line).count(), 1, "{module} has {line:?} once");
        let edited = format!("{} // corrected\n", line.trim_end());
        fs::write(&path, text.replacen(line, &edited, 1)).unwrap();
        let after = bundles(&copy, &puzzles);
        for puzzle in &puzzles {
            let expected = before[puzzle].replacen(line, &edited, 1);
            assert_eq!(
                after[puzzle], expected,
                "{puzzle} after an edit of {module}"
            );
        }
        assert_ne!(after[user], before[user], "{user} uses {module}");
        assert_eq!(
            after[other], before[other],
            "{other} does not use what was edited"
        );
        fs::write(&path, text).unwrap();
    }
}

/// The text of each puzzle's bundle, which no compiler has seen.
fn bundles(solutions: &Path, puzzles: &[String]) -> BTreeMap<String, String> {
    let package = Package::open(solutions, &Features::default()).unwrap();
    let names: Vec<&str> = puzzles.iter().map(String::as_str).collect();
    let texts = bundle_all(&package, &names, &Options::default());
    let texts = texts.into_iter().map(|bundle| bundle.unwrap().text);
    puzzles.iter().cloned().zip(texts).collect()
}

fn copy_folder(from: &Path, to: &Path) {
    for entry in WalkDir::new(from) {
        let entry = entry.unwrap();
        let target = to.join(entry.path().strip_prefix(from).unwrap());
        match entry.file_type().is_dir() {
            true => fs::create_dir_all(&target).unwrap(),
            false => drop(fs::copy(entry.path(), &target).unwrap()),
        }
    }
}
