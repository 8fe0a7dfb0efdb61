//! Many small crates behind one that passes all of them on: a program that uses a function of one of them.

use std::path::Path;
use std::{fs, io};

use crate::measure::{Cost, median, run};
use crate::table::Table;
use crate::{ROUNDS, forget, size, time, unverified, workspace::Workspace};

/// A crate; `NN` is its number, `PP` that of the one before it, which it depends on. The first has no lines with the latter.
const CRATE: &str = include_str!("facade_crate.rs.txt");
const WORKSPACE: &str = "[workspace]\nmembers = [\"solution\"]\nresolver = \"2\"\n\n[workspace.metadata.bundler]\npackage = \"solution\"\n\n[workspace.package]\nversion = \"0.1.0\"\nedition = \"2021\"\n";
const SOLUTION: &str =
    "use facade::gcd_7;\n\nfn main() {\n    println!(\"{}\", gcd_7(12, 18));\n}\n";

pub(crate) fn measure(folder: &Path) -> io::Result<()> {
    println!("one function behind a facade of path crates, without verification");
    let mut table = Table::new(["crates", "library", "all", "CPU", "unchanged", "bundle"]);
    for crates in [50, 150] {
        let workspace = write(&folder.join(format!("facade-{crates}")), crates)?;
        let (mut made, mut kept): (Vec<Cost>, Vec<Cost>) = (Vec::new(), Vec::new());
        for _ in 0..ROUNDS {
            forget(&workspace)?;
            made.push(run(&mut unverified(&workspace))?);
            kept.push(run(&mut unverified(&workspace))?);
        }
        let (made, kept) = (median(&made), median(&kept));
        table.row([
            crates.to_string(),
            size(workspace.library_bytes),
            time(made.wall),
            time(made.cpu),
            time(kept.wall),
            size(fs::read(workspace.folder.join("out/s0/main.rs"))?.len()),
        ]);
    }
    table.print();
    Ok(())
}

/// Writes a workspace of so many crates, a facade and a program.
pub(crate) fn write(folder: &Path, crates: usize) -> io::Result<Workspace> {
    let mut library_bytes = 0;
    let mut package = |name: &str, dependencies: &str, file: &str, text: &str| -> io::Result<()> {
        let manifest = format!(
            "[package]\nname = \"{name}\"\nversion.workspace = true\nedition.workspace = true\n\n\
             [dependencies]\n{dependencies}"
        );
        library_bytes += text.len();
        let path = folder.join(name).join("src").join(file);
        fs::create_dir_all(path.parent().expect("it is in a folder"))?;
        fs::write(folder.join(name).join("Cargo.toml"), manifest)?;
        fs::write(path, text)
    };
    let depends = |on: usize| format!("part{on} = {{ path = \"../part{on}\" }}\n");
    for number in 0..crates {
        let before = number.checked_sub(1);
        let text = CRATE.replace("NN", &number.to_string());
        let text = match before {
            Some(before) => text.replace("PP", &before.to_string()),
            None => text
                .lines()
                .filter(|line| !line.contains("PP"))
                .map(|line| format!("{line}\n"))
                .collect(),
        };
        package(
            &format!("part{number}"),
            &before.map(depends).unwrap_or_default(),
            "lib.rs",
            &text,
        )?;
    }
    let all: String = (0..crates).map(depends).collect();
    let passed_on: String = (0..crates)
        .map(|number| format!("pub use part{number}::*;\n"))
        .collect();
    package("facade", &all, "lib.rs", &passed_on)?;
    package(
        "solution",
        "facade = { path = \"../facade\" }\n",
        "bin/s0.rs",
        SOLUTION,
    )?;
    fs::write(folder.join("Cargo.toml"), WORKSPACE)?;
    Ok(Workspace {
        folder: folder.to_path_buf(),
        solutions: 1,
        library_bytes: library_bytes - SOLUTION.len(),
    })
}
