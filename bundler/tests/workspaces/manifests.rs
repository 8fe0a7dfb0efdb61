//! The files of a drawn workspace that Cargo reads: manifests and configuration.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use crate::draft::{Draft, Place};
use crate::packages::{Dependency, Kind, Package};

/// Texts by their paths in the folder of all.
pub(crate) type Files = BTreeMap<String, String>;

/// What vendored packages are found by.
const VENDORED: &str =
    "[source.crates-io]\nreplace-with = \"here\"\n[source.here]\ndirectory = \"vendor\"\n";

/// A path below a folder, which may be that of all.
pub(crate) fn below(folder: &str, name: &str) -> String {
    match folder {
        "" => name.to_owned(),
        folder => format!("{folder}/{name}"),
    }
}

/// All manifests and configuration.
pub(crate) fn write(draft: &Draft, files: &mut Files) {
    for at in 0..draft.packages.len() {
        let package = &draft.packages[at];
        let text = manifest(draft, package);
        files.insert(below(&package.folder, "Cargo.toml"), text);
        if package.kind == Kind::Published {
            let sums = "{\"files\":{},\"package\":null}".to_owned();
            files.insert(below(&package.folder, ".cargo-checksum.json"), sums);
        }
    }
    *files.entry("Cargo.toml".to_owned()).or_default() += &workspace(draft);
    files.insert(".cargo/config.toml".to_owned(), String::new());
    configuration(draft, files);
    *files.get_mut(".cargo/config.toml").expect("just made") += VENDORED;
}

fn manifest(draft: &Draft, package: &Package) -> String {
    let mut text = format!("[package]\nname = {:?}\nedition = \"2021\"\n", package.name);
    if package.inherits {
        text += "version.workspace = true\ndescription = { workspace = true }\n";
    } else {
        let Package {
            version,
            description,
            ..
        } = package;
        let _ = writeln!(text, "version = {version:?}\ndescription = {description:?}");
    }
    let names_library = package.library != package.name.replace('-', "_");
    if names_library || package.kind == Kind::Macros {
        text += "[lib]\n";
    }
    if names_library {
        let _ = writeln!(text, "name = {:?}", package.library);
    }
    if package.kind == Kind::Macros {
        text += "proc-macro = true\n";
    }
    let mut tables: BTreeMap<String, String> = BTreeMap::new();
    for one in &package.dependencies {
        let table = match one.platform {
            Some(platform) => format!("target.{platform:?}.{}", one.table),
            None => one.table.clone(),
        };
        *tables.entry(table).or_default() += &line(draft, package, one);
    }
    for (table, lines) in tables {
        // In single quotes, what is in double ones is itself.
        let table = table
            .replace("\\\"", "\u{1}")
            .replace('"', "'")
            .replace('\u{1}', "\"");
        let _ = write!(text, "[{table}]\n{lines}");
    }
    text += "[features]\n";
    for (name, values) in &package.features {
        let _ = writeln!(text, "{name:?} = {values:?}");
    }
    if package.is_apart {
        text += "[workspace]\n";
    }
    text
}

/// A dependency as its table has it.
fn line(draft: &Draft, package: &Package, one: &Dependency) -> String {
    let other = &draft.packages[one.on];
    let mut said = Vec::new();
    if one.is_inherited {
        said.push("workspace = true".to_owned());
    } else {
        match other.kind {
            Kind::Published => said.push(format!("version = {:?}", one.requirement)),
            _ => {
                let up = match package.folder.as_str() {
                    "" => String::new(),
                    folder => "../".repeat(folder.split('/').count()),
                };
                said.push(format!("path = {:?}", format!("{up}{}", other.folder)));
            }
        }
        if one.is_renamed {
            said.push(format!("package = {:?}", other.name));
        }
    }
    if let Some(has) = one.has_defaults {
        said.push(format!("default-features = {has}"));
    }
    if !one.features.is_empty() {
        said.push(format!("features = {:?}", one.features));
    }
    if one.is_optional {
        said.push("optional = true".to_owned());
    }
    format!("{:?} = {{ {} }}\n", one.key, said.join(", "))
}

fn workspace(draft: &Draft) -> String {
    let own = |package: &&Package| {
        package.kind != Kind::Published && !package.is_apart && !package.folder.is_empty()
    };
    let members: Vec<&str> = draft
        .packages
        .iter()
        .filter(own)
        .map(|one| &*one.folder)
        .collect();
    let mut text = format!("[workspace]\nmembers = {members:?}\nexclude = [\"vendor\"]\n");
    if draft.default_members {
        let first = match draft.has_root {
            true => ".",
            false => "program",
        };
        let _ = writeln!(text, "default-members = [{first:?}]");
    }
    if let Some(resolver) = draft.resolver {
        let _ = writeln!(text, "resolver = {resolver:?}");
    }
    text += "[workspace.package]\nversion = \"5.6.7\"\ndescription = 'of \"all\"'\n[workspace.dependencies]\n";
    let is_inherited = |at: usize| {
        let mut all = draft
            .packages
            .iter()
            .flat_map(|package| &package.dependencies);
        all.any(|one| one.on == at && one.is_inherited)
    };
    for (at, features, defaults) in &draft.shared {
        if !is_inherited(*at) {
            continue;
        }
        let package = &draft.packages[*at];
        let _ = write!(text, "{:?} = {{ path = {:?}", package.name, package.folder);
        if let Some(defaults) = defaults {
            let _ = write!(text, ", default-features = {defaults}");
        }
        let _ = writeln!(text, ", features = {features:?} }}");
    }
    if let Some((_, by, Place::Manifest)) = draft.patch {
        text += &patched(&draft.packages[by]);
    }
    if draft.build_override == Some(Place::Manifest) {
        text += OVERRIDE;
    }
    text
}

const OVERRIDE: &str = "[profile.dev.build-override]\ndebug-assertions = false\n";

fn patched(package: &Package) -> String {
    let Package { name, folder, .. } = package;
    format!("[patch.crates-io]\n{name:?} = {{ path = {folder:?} }}\n")
}

/// What is said in files of Cargo's configuration, added to these.
fn configuration(draft: &Draft, files: &mut Files) {
    let mut said: Vec<(Place, String)> = Vec::new();
    if let Some((flags, table, place)) = draft.flags {
        let words: Vec<&str> = flags.split(' ').collect();
        said.push((place, format!("[{table}]\nrustflags = {words:?}\n")));
    }
    if let Some((_, by, place)) = draft.patch {
        said.push((place, patched(&draft.packages[by])));
    }
    if let Some(place) = draft.build_override {
        said.push((place, OVERRIDE.to_owned()));
    }
    if let Some((value, place)) = draft.probe {
        said.push((place, format!("[env]\nPROBE = {value:?}\n")));
    }
    let mut includes = BTreeSet::new();
    for (place, text) in said {
        let path = match place {
            Place::Configuration(folder) => below(folder, ".cargo/config.toml"),
            Place::Included => {
                includes.insert("include = [\"more.toml\"]\n");
                ".cargo/more.toml".to_owned()
            }
            Place::Manifest | Place::Environment => continue,
        };
        *files.entry(path).or_default() += &text;
    }
    let all = files
        .get_mut(".cargo/config.toml")
        .expect("it is made before");
    for line in includes {
        *all = format!("{line}{all}");
    }
}
