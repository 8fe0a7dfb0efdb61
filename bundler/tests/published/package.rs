//! A package whose library is a published crate and whose binaries are programs that use it, in a temporary folder.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use xxhash_rust::xxh3::Xxh3;

use crate::examples::{Program, examples};
use crate::graft;
use crate::sources::Source;

/// A package on disk, gone when dropped.
pub(crate) struct Package {
    pub(crate) folder: tempfile::TempDir,
    pub(crate) programs: Vec<Program>,
    /// A hash of all of the library's files.
    pub(crate) content: String,
}

/// Copies the crate's sources and writes the contest programs and the crate's examples beside them.
pub(crate) fn write(source: &Source) -> Result<Package, String> {
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let mut programs = contest_programs(source)?;
    let contest = programs.len();
    let mut hasher = Xxh3::new();
    let mut library = files(source)?;
    for (path, text) in &library {
        if path.ends_with(".rs") && !source.random {
            programs.extend(examples(path, text, &source.crate_name, &source.edition));
        }
    }
    for guest in &source.dependencies {
        add_module(&mut library, source, guest)?;
        for program in &mut programs[contest..] {
            program.text = graft::program(&program.text, &source.crate_name, &guest.crate_name);
        }
    }
    for (path, text) in &library {
        hasher.update(path.as_bytes());
        hasher.update(text.as_bytes());
        put(&folder.path().join(path), text)?;
    }
    for program in &programs {
        let path = format!("src/bin/{}.rs", program.name);
        put(&folder.path().join(path), &program.text)?;
    }
    put(&folder.path().join("Cargo.toml"), &manifest(source))?;
    Ok(Package {
        folder,
        programs,
        content: format!("{:032x}", hasher.digest128()),
    })
}

/// The programs in `contest/<crate>/`, each with its standard input beside it.
fn contest_programs(source: &Source) -> Result<Vec<Program>, String> {
    let contest = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/published/contest");
    let Ok(files) = fs::read_dir(contest.join(&source.name)) else {
        return Ok(Vec::new());
    };
    let mut programs = Vec::new();
    for file in files {
        let path = file.map_err(|error| error.to_string())?.path();
        if path.extension().is_none_or(|extension| extension != "rs") {
            continue;
        }
        let name = path.file_stem().ok_or("a file has a name")?;
        programs.push(Program {
            name: name.to_string_lossy().into_owned(),
            text: fs::read_to_string(&path).map_err(|error| error.to_string())?,
            stdin: fs::read_to_string(path.with_extension("in")).unwrap_or_default(),
            must_build: true,
        });
    }
    programs.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(programs)
}

/// The files of a crate's library and what it may include, by path with `/`; files that are not UTF-8 are left out.
fn files(source: &Source) -> Result<BTreeMap<String, String>, String> {
    let mut found = BTreeMap::new();
    for entry in walkdir::WalkDir::new(&source.folder) {
        let entry = entry.map_err(|error| error.to_string())?;
        let path = entry.path().strip_prefix(&source.folder);
        let path = path.map_err(|error| error.to_string())?;
        if !entry.file_type().is_file() || !belongs_to_library(path, &source.root_file) {
            continue;
        }
        let bytes = fs::read(entry.path()).map_err(|error| error.to_string())?;
        if let Ok(text) = String::from_utf8(bytes) {
            found.insert(path.to_string_lossy().replace('\\', "/"), text);
        }
    }
    Ok(found)
}

/// Makes `guest` a module of the library.
fn add_module(
    library: &mut BTreeMap<String, String>,
    source: &Source,
    guest: &Source,
) -> Result<(), String> {
    let name = &guest.crate_name;
    for (path, text) in library.iter_mut() {
        if path.ends_with(".rs") {
            *text = graft::host(text, name);
        }
    }
    let root_file = source.root_file.to_string_lossy().into_owned();
    let root = library.get_mut(&root_file).ok_or("no root file")?;
    root.push_str(&format!("\npub mod {name};\n"));
    for (path, text) in files(guest)? {
        let Some(below) = path.strip_prefix("src/") else {
            continue;
        };
        let file = if below == "lib.rs" { "mod.rs" } else { below };
        library.insert(format!("src/{name}/{file}"), graft::guest(&text, name));
    }
    Ok(())
}

/// Is the file, of a published crate's folder, part of its library or included by it, as a README is?
fn belongs_to_library(path: &Path, root_file: &Path) -> bool {
    let programs = ["src/bin", "src/main.rs"];
    let of_library = path.starts_with("src")
        || path == root_file
        || path.extension().is_some_and(|kind| kind == "md");
    of_library && !programs.iter().any(|program| path.starts_with(program))
}

fn put(path: &Path, text: &str) -> Result<(), String> {
    let parent = path.parent().ok_or("a file is in a folder")?;
    fs::create_dir_all(parent)
        .and_then(|()| fs::write(path, text))
        .map_err(|error| format!("{}: {error}", path.display()))
}

fn manifest(source: &Source) -> String {
    let Source {
        name,
        version,
        edition,
        crate_name,
        ..
    } = source;
    let root_file = source.root_file.to_string_lossy().replace('\\', "/");
    let declared = source.all_features();
    let names = declared.keys().map(|name| format!("{name} = []\n"));
    let features: String = names.collect();
    let enabled = declared.iter().filter(|(_, enabled)| **enabled);
    let default: Vec<String> = enabled.map(|(name, _)| format!("{name:?}")).collect();
    format!(
        "[package]\nname = \"{name}\"\nversion = \"{version}\"\nedition = \"{edition}\"\n\n\
         [lib]\nname = \"{crate_name}\"\npath = \"{root_file}\"\n\n\
         [features]\ndefault = [{}]\n{features}",
        default.join(", ")
    )
}
