//! Where bundles go: their places below `bundled/`, a file, a folder, or standard output.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use bundler::disk::future_path;
use bundler::error::{Error, Problem};
use bundler::package::Package;

/// Where the bundles of one run go.
#[derive(Debug, Clone)]
pub(super) enum Destination {
    /// `bundled/BIN/main.rs`.
    Bundled,
    /// One file for one bundle.
    File(PathBuf),
    /// `FOLDER/BIN/main.rs`.
    Folder(PathBuf),
    /// One bundle on standard output.
    Standard,
}

impl Destination {
    /// What `--output` means: a folder if it is one, or if it ends as one does.
    pub(super) fn of(output: Option<&Path>) -> Destination {
        let Some(path) = output else {
            return Destination::Bundled;
        };
        let text = path.to_string_lossy();
        match path {
            _ if text == "-" => Destination::Standard,
            _ if text.ends_with(std::path::is_separator) || path.is_dir() => {
                Destination::Folder(path.to_path_buf())
            }
            _ => Destination::File(path.to_path_buf()),
        }
    }

    /// Does it take one bundle only?
    pub(super) fn is_single(&self) -> bool {
        matches!(self, Destination::File(_) | Destination::Standard)
    }

    /// The file for the bundle of binary `bin`; none for standard output.
    pub(super) fn path(&self, package: &Package, bin: &str) -> Option<PathBuf> {
        match self {
            Destination::Bundled => Some(package.bundle_path(bin)),
            Destination::File(path) => Some(path.clone()),
            Destination::Folder(folder) => Some(folder.join(bin).join("main.rs")),
            Destination::Standard => None,
        }
    }

    /// Where the bundles of these binaries would really be.
    pub(super) fn places<'a>(&self, package: &'a Package, bins: &[&'a str]) -> Places<'a> {
        let workspace = future_path(&package.workspace_root);
        let files = bins.iter().filter_map(|bin| {
            let path = self.path(package, bin)?;
            Some((*bin, future_path(&path), path))
        });
        Places {
            package,
            files: files.collect(),
            is_told: !matches!(self, Destination::Bundled),
            workspace,
        }
    }
}

/// Where some bundles would be, with links followed, and what is around them.
pub(super) struct Places<'a> {
    package: &'a Package,
    /// For each its binary, its real path and the path as people see it.
    files: Vec<(&'a str, PathBuf, PathBuf)>,
    /// Did someone name the place?
    is_told: bool,
    workspace: PathBuf,
}

impl Places<'_> {
    /// Refuses to put a bundle among sources, or in the place of a file of the package, or of one that it depends on, that is no
    /// bundle.
    pub(super) fn keep_sources(&self) -> Result<(), Error> {
        let crates = self.package.crates.iter().map(|library| &library.root);
        let roots: BTreeSet<&PathBuf> = crates.chain([&self.package.root]).collect();
        let real = |root: &PathBuf| match *root == self.package.workspace_root {
            true => self.workspace.clone(),
            false => future_path(root),
        };
        let roots: Vec<PathBuf> = roots.into_iter().map(real).collect();
        let links: Vec<PathBuf> = roots
            .iter()
            .map(|root| root.join("src"))
            .filter(|source| source.is_symlink())
            .map(|source| future_path(&source))
            .collect();
        for (bin, real, path) in &self.files {
            let own_place = || self.workspace.join("bundled").join(bin).join("main.rs");
            if !self.is_told && *real == own_place() {
                continue;
            }
            let shown = path.display();
            // What Cargo would take for a part of the package.
            let is_cargos = |root: &PathBuf| {
                let below = real.strip_prefix(root).ok();
                let first = below.and_then(|below| below.components().next());
                first.is_some_and(|first| CARGOS.iter().any(|name| first.as_os_str() == *name))
            };
            let is_below = |folder: &PathBuf| real.starts_with(folder);
            let title = if roots.iter().any(is_cargos) || links.iter().any(is_below) {
                format!("`{shown}` would be among the sources of a package")
            } else if self.is_told
                && path.is_file()
                && !is_bundle(path)
                && (is_below(&self.workspace) || roots.iter().any(is_below))
            {
                format!("`{shown}` is no bundle, and it would be lost")
            } else {
                continue;
            };
            return Err(Problem::new(title)
                .help("name another place with `--output`")
                .into());
        }
        Ok(())
    }

    /// Refuses to put what is unverified where verified bundles are.
    pub(super) fn unverified(&self) -> Result<(), Error> {
        let bundled = self.workspace.join("bundled");
        let bundled = match bundled.is_symlink() {
            true => future_path(&bundled),
            false => bundled,
        };
        match self
            .files
            .iter()
            .any(|(_, real, _)| real.starts_with(&bundled))
        {
            true => Err(
                Problem::new("an unverified bundle is never written to `bundled/`")
                    .help("name another place with `--output`")
                    .into(),
            ),
            false => Ok(()),
        }
    }
}

/// Files and folders of a package that mean something to Cargo.
const CARGOS: [&str; 7] = [
    "Cargo.lock",
    "Cargo.toml",
    "benches",
    "build.rs",
    "examples",
    "src",
    "tests",
];

/// Does a file begin as bundles do? One with nothing in it is as good.
fn is_bundle(path: &Path) -> bool {
    fs::read_to_string(path).is_ok_and(|text| {
        let first = text.lines().next().unwrap_or_default();
        text.trim().is_empty() || first.starts_with("//") && first.contains("(bundler ")
    })
}
