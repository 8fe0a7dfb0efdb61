//! Features and dependencies as Cargo resolves them: random trees of packages, read by the bundler and by `cargo tree`. Nothing is
//! compiled. `FEATURES_SEEDS=a..b` tries others; a seed reproduces a failure.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Command;

use bundler::package::{Features, Package};

#[allow(dead_code, reason = "random packages of text need more of it")]
#[path = "generated/random.rs"]
mod random;

use random::Random;

/// Packages below the one at the root, each of which may depend on those behind it.
const NAMES: [&str; 5] = ["one", "two", "three", "four", "five"];
/// Features that every package has; each may turn on those behind it.
const FEATURES: [&str; 4] = ["default", "a", "b", "c"];
/// Conditions of dependencies that hold on some machines.
const PLATFORMS: [&str; 8] = [
    "cfg(unix)",
    "cfg(windows)",
    "cfg(not(target_os = \"none\"))",
    "cfg(any(target_has_atomic = \"64\", target_vendor = \"apple\"))",
    "cfg(target_feature = \"none\")",
    "cfg(target_env = \"gnu\")",
    "cfg(all())",
    "x86_64-unknown-linux-gnu",
];

#[test]
fn features_are_those_that_cargo_has() {
    let seeds = std::env::var("FEATURES_SEEDS").unwrap_or_else(|_| "0..40".to_owned());
    let (first, last) = seeds.split_once("..").expect("seeds are `a..b`");
    let [first, last] = [first, last].map(|seed| seed.parse::<u64>().expect("a seed is a number"));
    let mut differ = Vec::new();
    let mut seen = 0;
    for seed in first..last {
        let folder = tempfile::tempdir().unwrap();
        let asked = Random::new(seed).packages(folder.path());
        // Some are none that Cargo takes.
        let Ok(expected) = by_cargo(folder.path(), &asked) else {
            continue;
        };
        seen += 1;
        let found = by_the_bundler(folder.path(), &asked);
        if found != Ok(expected.clone()) {
            let trees = format!("Cargo   {expected:?}\nbundler {found:?}");
            differ.push(format!("seed {seed}: {asked:?}\n{trees}"));
        }
    }
    assert!(differ.is_empty(), "{}", differ.join("\n"));
    assert!(seen * 3 > last - first, "only {seen} trees are Cargo's");
}

/// The packages of a program with their features.
type Tree = BTreeMap<String, BTreeSet<String>>;

fn by_the_bundler(folder: &Path, asked: &Features) -> Result<Tree, String> {
    let package = Package::open(folder, asked).map_err(|error| error.to_string())?;
    let own = ("demo".to_owned(), package.features.clone());
    let crates = package.crates.iter();
    let crates = crates.map(|krate| {
        let name = &krate.variables["CARGO_PKG_NAME"];
        (name.clone(), krate.features.clone())
    });
    Ok(crates.chain([own]).collect())
}

fn by_cargo(folder: &Path, asked: &Features) -> Result<Tree, String> {
    let mut command = Command::new(env!("CARGO"));
    command
        .current_dir(folder)
        .args(["tree", "--offline", "--edges=normal", "--prefix=none"])
        .args(["--no-dedupe", "--format={p}|{f}"])
        .args(asked.names.iter().map(|name| format!("--features={name}")));
    if asked.no_default {
        command.arg("--no-default-features");
    }
    let output = command.output().map_err(|error| error.to_string())?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    let said = String::from_utf8_lossy(&output.stdout);
    let lines = said.lines().filter(|line| !line.is_empty());
    Ok(lines
        .map(|line| {
            let (package, features) = line.split_once('|').expect("the format has one");
            let name = package.split(' ').next().expect("a name is first");
            let features = features.trim_end_matches(" (*)").split(',');
            let features = features.filter(|feature| !feature.is_empty());
            (name.to_owned(), features.map(str::to_owned).collect())
        })
        .collect())
}

impl Random {
    fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// Writes packages, and says what is asked of the one at the root.
    fn packages(&mut self, folder: &Path) -> Features {
        for at in 0..NAMES.len() {
            let own = folder.join(NAMES[at]);
            let manifest = self.manifest(NAMES[at], &NAMES[at + 1..], "../");
            write_package(&own, &manifest);
        }
        let mut manifest = self.manifest("demo", &NAMES, "");
        if self.chance(30) {
            let resolver = self.pick(&["1", "2"]);
            let line = format!("resolver = \"{resolver}\"\n[features]");
            manifest = manifest.replacen("[features]", &line, 1);
        }
        write_package(folder, &manifest);
        fs::write(folder.join("src/main.rs"), "fn main() {}\n").unwrap();
        let names = match self.chance(40) {
            true => vec![self.pick(&["a", "b", "c"]).to_string()],
            false => Vec::new(),
        };
        Features {
            no_default: self.chance(20),
            names,
        }
    }

    fn manifest(&mut self, name: &str, below: &[&str], up: &str) -> String {
        let mut tables: BTreeMap<String, String> = BTreeMap::new();
        let mut keys: Vec<Key> = Vec::new();
        for other in below {
            if !self.chance(55) {
                continue;
            }
            let is_renamed = self.chance(20);
            let key = if is_renamed {
                format!("{other}_2")
            } else {
                (*other).to_owned()
            };
            let mut is_optional = false;
            for _ in 0..=usize::from(self.chance(25)) {
                let optional = self.chance(50);
                let kind = match self.below(10) {
                    0 => "dev-dependencies",
                    1 => "build-dependencies",
                    _ => "dependencies",
                };
                let table = match self.chance(25) {
                    true => format!("target.'{}'.{kind}", self.pick(&PLATFORMS)),
                    false => kind.to_owned(),
                };
                let lines = tables.entry(table).or_default();
                if lines.contains(&format!("{key} =")) {
                    continue;
                }
                let mut row = format!("{key} = {{ path = \"{up}{other}\"");
                if is_renamed {
                    let _ = write!(row, ", package = \"{other}\"");
                }
                if optional && kind != "dev-dependencies" {
                    is_optional = true;
                    row += ", optional = true";
                }
                if self.chance(25) {
                    row += ", default-features = false";
                }
                if self.chance(40) {
                    let _ = write!(row, ", features = [\"{}\"]", self.pick(&["a", "b", "c"]));
                }
                *lines += &format!("{row} }}\n");
            }
            let is_hidden = is_optional && self.chance(50);
            let has_feature = is_hidden && self.chance(60);
            keys.push(Key {
                name: key,
                is_optional,
                is_hidden,
                has_feature,
            });
        }
        let mut text = format!(
            "[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"{}\"\n[features]\n",
            self.pick(&["2018", "2021", "2024"])
        );
        for (at, feature) in FEATURES.iter().enumerate() {
            let count = self.below(4);
            let values = (0..count).map(|_| self.value(&keys, &FEATURES[at + 1..]));
            let values: Vec<String> = values.flatten().collect();
            let _ = writeln!(text, "{feature} = {values:?}");
        }
        for key in &keys {
            let name = &key.name;
            if key.has_feature {
                let more = self.value(&[], &FEATURES[3..]);
                let _ = writeln!(text, "{name} = [\"dep:{name}\", {:?}]", more.unwrap());
            } else if key.is_hidden {
                let _ = writeln!(text, "with_{name} = [\"dep:{name}\"]");
            }
        }
        for (table, lines) in tables {
            let _ = write!(text, "[{table}]\n{lines}");
        }
        text
    }

    /// What a feature turns on: one of `own`, or something of a dependency.
    fn value(&mut self, keys: &[Key], own: &[&str]) -> Option<String> {
        let feature = self.pick(&FEATURES[1..]);
        if keys.is_empty() || self.chance(30) {
            return (!own.is_empty()).then(|| (self.pick(own)).to_owned());
        }
        let key = &keys[self.below(keys.len())];
        let name = &key.name;
        Some(match self.below(4) {
            0 if key.is_optional => format!("{name}?/{feature}"),
            1 if key.is_hidden => format!("dep:{name}"),
            // It may be on by what comes behind.
            2 if key.is_optional && !key.is_hidden => name.clone(),
            2 if key.has_feature && own.len() > 1 => name.clone(),
            _ => format!("{name}/{feature}"),
        })
    }
}

/// A dependency as the features of its package know it.
struct Key {
    name: String,
    is_optional: bool,
    /// Is there `dep:name`?
    is_hidden: bool,
    /// Is there a feature of the name then?
    has_feature: bool,
}

fn write_package(folder: &Path, manifest: &str) {
    fs::create_dir_all(folder.join("src")).unwrap();
    fs::write(folder.join("Cargo.toml"), manifest).unwrap();
    fs::write(folder.join("src/lib.rs"), "").unwrap();
}
