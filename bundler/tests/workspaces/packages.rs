//! Random packages of a workspace: beside the program's, others by paths, of procedural macros, and from the registry.

use crate::random::Random;

/// Features that a package may have beside `default`.
pub(crate) const FEATURES: [&str; 3] = ["a", "b", "c.d+e"];
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// In the workspace, or beside it.
    Path,
    /// From the registry: vendored here.
    Published,
    /// Of procedural macros, in the workspace.
    Macros,
}

#[derive(Debug, Clone)]
pub(crate) struct Package {
    pub(crate) name: String,
    pub(crate) library: String,
    pub(crate) version: String,
    pub(crate) folder: String,
    pub(crate) kind: Kind,
    /// Features, and what each turns on.
    pub(crate) features: Vec<(String, Vec<String>)>,
    pub(crate) dependencies: Vec<Dependency>,
    pub(crate) has_script: bool,
    /// Version and description are the workspace's.
    pub(crate) inherits: bool,
    pub(crate) description: String,
    /// What its sources, and its script, say of themselves.
    pub(crate) word: &'static str,
    /// It is a workspace's root of its own.
    pub(crate) is_apart: bool,
}
/// One line of a table of dependencies.
#[derive(Debug, Clone)]
pub(crate) struct Dependency {
    /// Which package.
    pub(crate) on: usize,
    pub(crate) key: String,
    pub(crate) is_renamed: bool,
    pub(crate) table: String,
    pub(crate) platform: Option<&'static str>,
    pub(crate) is_optional: bool,
    pub(crate) has_defaults: Option<bool>,
    pub(crate) features: Vec<String>,
    pub(crate) requirement: String,
    /// From the workspace's table.
    pub(crate) is_inherited: bool,
}

impl Dependency {
    /// Is it there whenever its package is?
    pub(crate) fn is_always(&self) -> bool {
        self.table == "dependencies" && self.platform.is_none() && !self.is_optional
    }
}
/// Packages without dependencies: the program's, others by paths, those from the registry.
pub(crate) fn packages(random: &mut Random, has_root: bool) -> Vec<Package> {
    let mut all = vec![package(
        random,
        "demo",
        "0.1.0",
        Kind::Path,
        if has_root { "" } else { "program" },
    )];
    for at in 0..1 + random.below(3) {
        let name = random.pick(&["near", "near-by", "Near_2"]);
        let name = format!("{name}{at}");
        let kind = match random.one_in(5) {
            true => Kind::Macros,
            false => Kind::Path,
        };
        let folder = random.pick(&["", "libs/", "libs/of mine/"]);
        let folder = format!("{folder}{name}");
        let version = format!("0.{at}.3");
        let drawn = package(random, &name, &version, kind, &folder);
        all.push(drawn);
    }
    for at in 0..random.below(4) {
        let versions: &[&str] = match random.below(5) {
            0 => &["1.0.0", "2.0.0"],
            1 => &["1.0.0", "1.2.0"],
            2 => &["0.1.0", "0.2.0", "0.2.3"],
            3 => &["1.0.0", "2.0.0-rc.1"],
            _ => &["1.0.0"],
        };
        let name = format!("far-{at}");
        let first = package(random, &name, versions[0], Kind::Published, "");
        for version in versions {
            // Which of those Cargo takes that are compatible, it need not ask their features.
            all.push(Package {
                version: (*version).to_owned(),
                folder: format!("vendor/{name}-{version}"),
                has_script: random.one_in(4),
                ..first.clone()
            });
        }
    }
    all
}

fn package(random: &mut Random, name: &str, version: &str, kind: Kind, folder: &str) -> Package {
    let mut features: Vec<(String, Vec<String>)> = Vec::new();
    for feature in FEATURES {
        if random.below(5) < 3 {
            features.push((feature.to_owned(), Vec::new()));
        }
    }
    if features.is_empty() || !random.one_in(3) {
        features.push(("default".to_owned(), Vec::new()));
    }
    let is_own = kind != Kind::Published && name != "demo";
    let library = match is_own && random.one_in(5) {
        true => format!("lib_{}", name.replace('-', "").to_lowercase()),
        false => name.replace('-', "_"),
    };
    let description = random.pick(&["plain", "with \"quotes\" and \\", "ünïcode ☃", "two\nlines"]);
    Package {
        name: name.to_owned(),
        library,
        version: version.to_owned(),
        folder: folder.to_owned(),
        kind,
        features,
        dependencies: Vec::new(),
        has_script: kind == Kind::Published && random.one_in(4),
        inherits: kind != Kind::Published && random.one_in(3),
        description: description.to_owned(),
        word: "",
        is_apart: false,
    }
}

/// Some of a package's features.
pub(crate) fn some(random: &mut Random, package: &Package) -> Vec<String> {
    let own = package.features.iter().map(|(name, _)| name.clone());
    own.filter(|_| random.one_in(3)).collect()
}
