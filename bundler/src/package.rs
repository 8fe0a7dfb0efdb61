//! Which package, which binary, which library, and with which edition and features: what Cargo would say, read from the
//! manifests directly, without starting Cargo.
//!
//! It knows manifests and Cargo's rules for finding targets. It does not know Rust's syntax.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::cargo::{self, Cargo};
use crate::disk::real_path;
use crate::error::{Error, Place, Problem, did_you_mean};

mod compiler;
mod configuration;
mod dependency;
mod edition;
mod external;
mod features;
mod libraries;
mod manifest;
mod platform;
mod profile;
mod settings;
mod targets;
mod tree;
mod workspace;

use compiler::Compiler;
use configuration::{Rustflags, configurations};
use external::Chosen;
use manifest::Manifest;
use platform::Host;
pub(crate) use platform::OF_PLATFORMS;
use targets::Lacking;
use workspace::Workspaces;

pub use edition::Edition;
pub use external::External;
pub use features::Features;
pub use settings::{Setting, SettingKind};

/// One target of the package: a binary, an example, or the library.
#[derive(Debug, Clone)]
pub struct Target {
    /// A binary's name, or the library's crate name.
    pub name: String,
    /// The root source file.
    pub path: PathBuf,
    /// Its own edition, or the package's.
    pub edition: Edition,
    /// Where the manifest gives this target an edition of its own.
    pub edition_place: Option<Place>,
}

/// A library that programs are made of: the package's own, or that of a package it depends on.
#[derive(Debug, Clone)]
pub struct Crate {
    /// Its name, root file and edition.
    pub target: Target,
    /// The folder of its package's manifest.
    pub root: PathBuf,
    /// That folder as messages show it, with a `/` behind it; empty when it is the workspace's.
    pub place: String,
    /// The enabled features.
    pub features: BTreeSet<String>,
    /// Other conditions that hold by the word of its build script: `name`, or `key="value"`.
    pub cfgs: BTreeSet<String>,
    /// Names that its build script, which Cargo ran, says of some builds: they hold if they are among `cfgs`, and else not.
    pub scripted: BTreeSet<String>,
    /// Names of conditions that the manifest of a published package declares as its own, and no flag of this build sets.
    pub declared: BTreeSet<String>,
    /// Variables that its build script, which Cargo ran, gives rustc.
    pub said: BTreeMap<String, String>,
    /// Where its build script wrote: `OUT_DIR`. None if it has none that Cargo ran.
    pub generated: Option<PathBuf>,
    /// `CARGO_PKG_…` variables as Cargo sets them for rustc.
    pub variables: BTreeMap<String, String>,
    /// Package, version, licence, authors and repository as its manifest states them, in a line; none for a crate of the
    /// solution's own workspace, and for those that `own = ["…"]` in `[package.metadata.bundler]` lists.
    pub notice: Option<String>,
    /// Does some text of it build that rustc's lints would stop: is it published, or does its manifest say so?
    pub spared: bool,
    /// What crate names mean in it.
    pub links: BTreeMap<String, Link>,
    /// Is it procedural macros, which run in the compiler?
    pub procedural: bool,
}

/// What a crate name means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Link {
    /// An index into [`Package::crates`].
    Crate(usize),
    /// A dependency that cannot be bundled.
    Refused(Obstacle),
    /// A dependency that stays outside: an index into [`Package::externals`].
    External(usize),
}

/// Why a dependency cannot be bundled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Obstacle {
    /// Cargo cannot say where it is without the network.
    NotFetched,
    /// It is one on other platforms than this machine's.
    OtherPlatform,
    /// Its package has a build script.
    BuildScript,
    /// It links a library that is not Rust's.
    Links,
    /// The judge has it, and by another name than it has here.
    RenamedExternal,
}

/// A package and what Cargo would build of it.
#[derive(Debug, Clone)]
pub struct Package {
    /// The folder of its manifest.
    pub root: PathBuf,
    /// The folder of the workspace it belongs to, or `root`.
    pub workspace_root: PathBuf,
    /// Where Cargo keeps what it makes for that workspace: the folder that it calls the target directory.
    pub target_folder: PathBuf,
    /// Its folder as seen from `workspace_root`, with a `/` behind it; empty when they are the same.
    pub place: String,
    /// Its name, with hyphens.
    pub name: String,
    /// Binaries whose required features are there, by name.
    pub bins: Vec<Target>,
    /// Examples, by name; only bundled when asked for.
    pub examples: Vec<Target>,
    /// The features that binaries and examples require that are not among these, by name.
    pub(crate) lacking: Lacking,
    /// The libraries that its programs are made of: its own first, if it has one, and each before those that it depends on.
    pub crates: Vec<Crate>,
    /// What crate names mean in its binaries.
    pub links: BTreeMap<String, Link>,
    /// The crates of its tree that stay outside, because the judge has them.
    pub externals: Vec<External>,
    /// Builds them, and procedural macros.
    pub(crate) cargo: Cargo,
    /// What Cargo says if it does not know where published packages are.
    pub(crate) complaint: Option<String>,
    /// The enabled features.
    pub features: BTreeSet<String>,
    /// What holds of processor and system at the judge, `name` or `key="value"`, if that has this machine's.
    pub platform: Option<BTreeSet<String>>,
    /// Do the comments of libraries stay behind?
    pub no_comments: bool,
    /// What the profiles set that a judge does not have.
    pub settings: Vec<Setting>,
    /// rustc's lints that the manifest, or Cargo's configuration, does not let stop a build: a judge would.
    pub tolerated: Tolerated,
    /// `CARGO_PKG_…` variables as Cargo sets them for rustc.
    pub variables: BTreeMap<String, String>,
    /// The same package as Cargo builds its examples, if those have dependencies of development; or why there is none.
    pub(crate) for_examples: Option<Box<Result<Package, Error>>>,
}

/// Lints that do not stop a build.
#[derive(Debug, Clone, Default)]
pub struct Tolerated {
    /// Their names.
    pub lints: BTreeSet<String>,
    /// Is it all of them, by the flags that rustc is given?
    pub all: bool,
}

impl Tolerated {
    /// Is this lint among them?
    pub fn has(&self, lint: &str) -> bool {
        self.all || self.lints.contains(lint)
    }
}

/// What of a package is built.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Purpose {
    Binaries,
    /// They have dependencies of development too, with the features that these ask for.
    Examples,
}

/// What is asked of a package, besides its manifest.
#[derive(Debug, Clone, Default)]
pub struct Opening<'a> {
    /// The features.
    pub features: Features,
    /// Where somebody stands who builds it, which decides what Cargo's configuration is; the manifest's folder if nobody says.
    pub standing: Option<PathBuf>,
    /// Dependencies that are left as they are, besides those that `external = ["…"]` in `[package.metadata.bundler]` or
    /// `[workspace.metadata.bundler]` lists: the judge has them. `FILE#TABLE` stands for all published ones among those that a table
    /// of a TOML file lists as `crates`. It is an error if one that is named is no dependency.
    pub external: Vec<String>,
    /// Is the judge's platform this machine's, whether or not `same-platform` is set there? What others see is left out then.
    pub same_platform: bool,
    /// Do the comments of libraries stay behind, whether or not `no-comments` is set there?
    pub no_comments: bool,
    /// The binaries that are wanted, which may tell a workspace's members apart.
    pub bins: &'a [String],
}

impl Package {
    /// Reads the manifest at `path` (a `Cargo.toml`, or a folder with one).
    ///
    /// A workspace leads to the member that `[workspace.metadata.bundler] package = "…"` names; one without a package of its own, or
    /// with `default-members` that lack it, to the member that has the wanted binaries, or to the only one that has both a library
    /// and binaries. Errors: an unreadable or malformed manifest, one that asks for what cannot be bundled (a build script, a
    /// procedural macro library), or an unknown feature.
    pub fn open(path: &Path, features: &Features) -> Result<Package, Error> {
        let opening = Opening {
            features: features.clone(),
            ..Opening::default()
        };
        Package::open_with(path, &opening)
    }

    /// The same, with more that is asked for.
    pub fn open_with(path: &Path, opening: &Opening<'_>) -> Result<Package, Error> {
        let path = if path.is_dir() {
            path.join("Cargo.toml")
        } else {
            path.to_path_buf()
        };
        let manifest = Manifest::read(&path)?;
        let standing = match &opening.standing {
            Some(folder) => folder.clone(),
            None => manifest.folder(),
        };
        match manifest.meant(opening.bins)? {
            None => Package::read(&manifest, &standing, opening),
            Some(member) => Package::read(&Manifest::read(&member)?, &standing, opening),
        }
    }

    /// The package of this manifest.
    fn read(manifest: &Manifest, standing: &Path, opening: &Opening<'_>) -> Result<Package, Error> {
        let mut workspaces = Workspaces::default();
        let workspace = workspaces.of(manifest, false)?;
        let read = |purpose, workspaces| {
            let workspace = workspace.clone();
            Package::from_manifest(manifest, workspace, workspaces, standing, opening, purpose)
        };
        let mut package = read(Purpose::Binaries, workspaces)?;
        let may_have_examples =
            !package.examples.is_empty() || !package.lacking.examples.is_empty();
        if may_have_examples && manifest.has_development() {
            let other = read(Purpose::Examples, Workspaces::default());
            package.for_examples = Some(Box::new(other));
        }
        Ok(package)
    }

    /// Looks for a manifest in `folder` and the folders above it, as Cargo does.
    pub fn find_manifest(folder: &Path) -> Result<PathBuf, Error> {
        folder
            .ancestors()
            .map(|folder| folder.join("Cargo.toml"))
            .find(|path| path.is_file())
            .ok_or_else(|| {
                Problem::new(format!(
                    "no `Cargo.toml` in `{}` or any folder above it",
                    folder.display()
                ))
                .help("run this in a Cargo package, or name one with `--manifest-path PATH`")
                .into()
            })
    }

    /// The binary or example called `name`.
    pub fn target(&self, name: &str) -> Result<&Target, Error> {
        let all = || self.bins.iter().chain(&self.examples);
        let is_it = |target: &&Target| target.name == name;
        // A binary comes before an example of its name, also where it lacks a feature.
        let lacks = self.lacking.bins.get(name);
        let bin = self.bins.iter().find(is_it);
        let example = || self.examples.iter().find(is_it);
        let Some(target) = bin.or_else(|| example().filter(|_| lacks.is_none())) else {
            if let Some(features) = lacks.or_else(|| self.lacking.examples.get(name)) {
                let title = format!("binary `{name}` needs features that are not enabled");
                let help = format!("say `--features {}`", features.join(","));
                return Err(Problem::new(title).help(help).into());
            }
            let file = Path::new(name.strip_prefix("./").unwrap_or(name));
            let is_rust = file.extension().is_some_and(|kind| kind == "rs");
            let mut of_file = all().filter(|target| is_rust && target.path.ends_with(file));
            let help = match (of_file.next(), of_file.next()) {
                (Some(target), None) => {
                    format!("it is the file of `{0}`: say `{0}`", target.name)
                }
                _ => did_you_mean(name, all().map(|target| target.name.as_str())),
            };
            let title = format!("package `{}` has no binary `{name}`", self.name);
            return Err(Problem::new(title).help(help).into());
        };
        // The bundle's folder has this name too.
        if !targets::is_crate_name(name) {
            let title = format!("`{}` is no name for a binary", targets::visible(name));
            return Err(Problem::new(title)
                .help("rustc takes letters, digits, `-` and `_`: rename its file, or `name` in the manifest")
                .into());
        }
        Ok(target)
    }

    /// The same, among examples also those that require what only examples have.
    pub fn target_as_built(&self, name: &str) -> Result<&Target, Error> {
        self.built_for(name)?.target(name)
    }

    /// The package as the binary or example called `name` is built. Errors: what only examples have cannot be read.
    pub(crate) fn built_for(&self, name: &str) -> Result<&Package, Error> {
        let has = |targets: &[Target]| targets.iter().any(|target| target.name == name);
        // It may require a feature that only those have.
        let is_example = has(&self.examples) || self.lacking.examples.contains_key(name);
        let is_bin = has(&self.bins) || self.lacking.bins.contains_key(name);
        match self.for_examples.as_deref() {
            Some(Ok(other)) if is_example && !is_bin => Ok(other),
            Some(Err(error)) if has(&self.examples) && !is_bin => Err(error.clone()),
            _ => Ok(self),
        }
    }

    /// Its own library, if it has one.
    pub fn library(&self) -> Option<&Target> {
        let first = self.crates.first()?;
        (first.root == self.root).then_some(&first.target)
    }

    /// Where the bundle of binary `name` belongs.
    pub fn bundle_path(&self, name: &str) -> PathBuf {
        self.workspace_root
            .join("bundled")
            .join(name)
            .join("main.rs")
    }

    fn from_manifest(
        manifest: &Manifest,
        workspace: Option<Arc<Manifest>>,
        workspaces: Workspaces,
        standing: &Path,
        opening: &Opening<'_>,
        purpose: Purpose,
    ) -> Result<Package, Error> {
        let package = manifest.package.as_ref().expect("the caller has seen one");
        let root = manifest.folder();
        let edition = edition_of(manifest, package, workspace.as_deref())?;
        if let Some(script) = build_script(package, &root) {
            return Err(Problem::new(format!("package `{}` has a build script, `{script}`", package.name))
                .help("a bundle cannot run it: write what it generates into a source file and remove the script")
                .into());
        }
        let mut chosen = Chosen::read(manifest, workspace.as_deref())?;
        for name in &opening.external {
            chosen.leave(name, Path::new(""))?;
        }
        let top = workspace.as_deref().unwrap_or(manifest);
        let standing = &cargo::standing(standing, &top.folder());
        let configurations = configurations(standing);
        let target_folder = configuration::target_folder(&configurations, &top.folder());
        if let Some(file) = configurations.iter().find(|file| !file.paths.is_empty()) {
            let title = format!(
                "`{}` puts other packages in the place of some: `paths = […]`",
                file.path
            );
            let help = "name them where they are depended on, or under `[patch]`";
            return Err(Problem::new(title).help(help).into());
        }
        let platform = configuration::target(&configurations);
        let flags = Rustflags::new(&configurations);
        let (by_flags, all_by_flags) = flags.tolerated();
        let host = Arc::new(Host::new(
            Compiler::new(&configurations),
            flags,
            platform.clone(),
        ));
        let settings = settings::settings(top, configurations, &host);
        let is_same = opening.same_platform || chosen.same_platform;
        let facts = is_same.then(|| host.facts());
        let tree = libraries::tree(
            manifest,
            workspace.clone(),
            workspaces,
            &opening.features,
            &chosen,
            libraries::Build {
                standing,
                target_folder: &target_folder,
                platform,
                purpose,
                host,
            },
        )?;
        let workspace = workspace.as_deref();
        let features = &tree.features | &tree.features_below;
        let programs = targets::programs(manifest, package, edition, &features)?;
        Ok(Package {
            workspace_root: workspace.map_or_else(|| root.clone(), Manifest::folder),
            place: workspace
                .map_or_else(String::new, |workspace| place(&root, &workspace.folder())),
            name: package.name.clone(),
            bins: programs.bins,
            examples: programs.examples,
            lacking: programs.lacking,
            crates: tree.crates,
            links: tree.links,
            externals: tree.externals,
            cargo: tree.cargo,
            complaint: tree.complaint,
            features: tree.features,
            platform: facts,
            no_comments: opening.no_comments || chosen.no_comments,
            settings,
            target_folder,
            tolerated: Tolerated {
                lints: &manifest.tolerated(workspace) | &by_flags,
                all: all_by_flags,
            },
            variables: manifest::variables(package, workspace),
            for_examples: None,
            root,
        })
    }
}

/// Where Cargo keeps what it makes for the workspace in this folder, whatever its variables and its configuration say.
pub fn target_folder(workspace: &Path) -> PathBuf {
    configuration::target_folder(&configurations(workspace), workspace)
}

/// The edition that a package asks for, or its workspace.
fn edition_of(
    manifest: &Manifest,
    package: &manifest::PackageTable,
    workspace: Option<&Manifest>,
) -> Result<Edition, Error> {
    let inherits = matches!(
        package.edition,
        Some(manifest::Inherit::Workspace { workspace: true })
    );
    match manifest::inherited(package.edition.as_ref(), workspace, "edition") {
        Some(text) => Edition::parse(&text, manifest),
        None if inherits => {
            let title = format!(
                "`{}` takes its edition from a workspace, and none has one",
                manifest.path.display()
            );
            Err(Problem::new(title)
                .help("write `edition = \"2021\"`, or `edition` in the workspace's `[workspace.package]`")
                .into())
        }
        None => Ok(Edition::E2015),
    }
}

/// A package's folder as seen from its workspace, for messages: with a `/` behind it, and empty when they are the same.
fn place(root: &Path, workspace: &Path) -> String {
    if root == workspace {
        return String::new();
    }
    let (root, workspace) = (real_path(root), real_path(workspace));
    let common = root.components().zip(workspace.components());
    let common = common.take_while(|(one, other)| one == other).count();
    let up = workspace.components().skip(common).map(|_| "..".into());
    let down = root.components().skip(common);
    let down = down.map(|part| part.as_os_str().to_string_lossy().into_owned());
    let parts: Vec<String> = up.chain(down).collect();
    match parts.is_empty() {
        true => String::new(),
        false => format!("{}/", parts.join("/")),
    }
}

fn build_script(package: &manifest::PackageTable, root: &Path) -> Option<String> {
    match &package.build {
        Some(manifest::Build::Path(path)) => Some(path.clone()),
        Some(manifest::Build::Enabled(false)) => None,
        _ => fs::exists(root.join("build.rs"))
            .unwrap_or(false)
            .then(|| "build.rs".to_owned()),
    }
}
