//! Packages to be measured with: a library of many modules, each with what such libraries have, and solutions that use a
//! little of it.

use std::path::{Path, PathBuf};
use std::{fs, io};

/// A module; `NN` is its number. Every module has types of its own and methods that all others have too.
const MODULE: &str = include_str!("library_module.rs.txt");
const SOLUTION: &str = include_str!("solution.rs.txt");
const SMALL_SOLUTION: &str =
    "use workshop::m0::gcd_0;\n\nfn main() {\n    println!(\"{}\", gcd_0(12, 18));\n}\n";
const MANIFEST: &str =
    "[package]\nname = \"workshop\"\nversion = \"0.1.0\"\nedition = \"2021\"\n\n[workspace]\n";

/// A package on disk.
#[derive(Debug)]
pub(crate) struct Workspace {
    pub(crate) folder: PathBuf,
    pub(crate) solutions: usize,
    pub(crate) library_bytes: usize,
}

/// Writes a package whose library has about `library_bytes`, with that many solutions.
pub(crate) fn write(
    folder: &Path,
    library_bytes: usize,
    solutions: usize,
) -> io::Result<Workspace> {
    let modules = library_bytes.div_ceil(MODULE.len());
    let library_bytes = write_library(folder, modules)?;
    for index in 0..solutions {
        let text = numbered(SOLUTION, index % modules);
        fs::write(folder.join(format!("src/bin/s{index}.rs")), text)?;
    }
    Ok(Workspace {
        folder: folder.to_path_buf(),
        solutions,
        library_bytes,
    })
}

/// Writes a package whose one solution uses one small function.
pub(crate) fn write_small(folder: &Path, library_bytes: usize) -> io::Result<Workspace> {
    let library_bytes = write_library(folder, library_bytes.div_ceil(MODULE.len()))?;
    let workspace = Workspace {
        folder: folder.to_path_buf(),
        solutions: 1,
        library_bytes,
    };
    workspace.write_small_solution()?;
    Ok(workspace)
}

impl Workspace {
    /// Writes the solution of [`write_small`] as it is at first.
    pub(crate) fn write_small_solution(&self) -> io::Result<()> {
        fs::write(self.folder.join("src/bin/s0.rs"), SMALL_SOLUTION)
    }

    /// Changes that solution.
    pub(crate) fn edit_small(&self) -> io::Result<()> {
        let edited = SMALL_SOLUTION.replace("12", "30");
        fs::write(self.folder.join("src/bin/s0.rs"), edited)
    }
}

fn write_library(folder: &Path, modules: usize) -> io::Result<usize> {
    fs::create_dir_all(folder.join("src/bin"))?;
    fs::write(folder.join("Cargo.toml"), MANIFEST)?;
    let declarations: String = (0..modules)
        .map(|index| format!("pub mod m{index};\n"))
        .collect();
    let mut bytes = declarations.len();
    fs::write(folder.join("src/lib.rs"), declarations)?;
    for index in 0..modules {
        let text = numbered(MODULE, index);
        bytes += text.len();
        fs::write(folder.join(format!("src/m{index}.rs")), text)?;
    }
    Ok(bytes)
}

fn numbered(text: &str, number: usize) -> String {
    text.replace("NN", &number.to_string())
}
