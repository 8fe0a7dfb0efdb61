//! A random workspace as data: packages that depend on those behind them, what is asked of the first, and where.

use crate::random::Random;

/// Features that a package may have beside `default`.
pub(crate) const FEATURES: [&str; 3] = ["a", "b", "c.d+e"];

/// Platforms of dependencies; those with `quick` and `mode` hold by flags alone.
const PLATFORMS: [&str; 14] = [
    "cfg(unix)",
    "cfg(windows)",
    "cfg(all(unix, not(target_os = \"macos\")))",
    "cfg(target_has_atomic = \"64\")",
    "cfg(any(target_env = \"gnu\", windows))",
    "cfg(not(target_feature = \"none\"))",
    "cfg(debug_assertions)",
    "cfg(panic = \"abort\")",
    "cfg(quick)",
    "cfg(quick)",
    "cfg(not(quick))",
    "cfg(mode = \"x\")",
    "x86_64-unknown-linux-gnu",
    "x86_64-pc-windows-msvc",
];

/// Ways to say what rustc is told besides.
const FLAGS: [&str; 5] = [
    "--cfg quick",
    "--cfg=quick",
    "--cfg mode=\"x\"",
    "-Cpanic=abort",
    "-Cdebug-assertions=off",
];

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

/// Where something is said that Cargo reads from several places.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    Manifest,
    /// A file of its configuration: in the folder of all, or in that of the program's package.
    Configuration(&'static str),
    /// A file that the configuration includes.
    Included,
    Environment,
}

#[derive(Debug, Clone)]
pub(crate) struct Draft {
    /// The first has the program.
    pub(crate) packages: Vec<Package>,
    pub(crate) has_root: bool,
    pub(crate) resolver: Option<&'static str>,
    /// What is on top of the workspace's `[workspace.dependencies]`: package, features, defaults.
    pub(crate) shared: Vec<(usize, Vec<String>, Option<bool>)>,
    pub(crate) default_members: bool,
    /// Flags for rustc, and the table and the place where they are.
    pub(crate) flags: Option<(&'static str, &'static str, Place)>,
    /// A published package that is replaced, and by whom, and where that is said.
    pub(crate) patch: Option<(usize, usize, Place)>,
    /// Procedural macros are compiled without debug assertions.
    pub(crate) build_override: Option<Place>,
    /// A variable that scripts ask for.
    pub(crate) probe: Option<(&'static str, Place)>,
    pub(crate) asked: Vec<String>,
    pub(crate) no_default: bool,
    pub(crate) is_example: bool,
    /// Below the folder of all.
    pub(crate) standing: &'static str,
    /// Not where one stands.
    pub(crate) names_manifest: bool,
}

impl Draft {
    pub(crate) fn program_folder(&self) -> &str {
        &self.packages[0].folder
    }
}

pub(crate) fn draw(seed: u64) -> Draft {
    let random = &mut Random::new(seed);
    let has_root = random.one_in(2);
    let mut packages = packages(random, has_root);
    let shared: Vec<_> = (1..packages.len())
        .map(|at| {
            let features = some(random, &packages[at]);
            let defaults = random.one_in(2).then(|| random.one_in(2));
            (at, features, defaults)
        })
        .collect();
    for at in 0..packages.len() {
        depend(random, &mut packages, at, &shared);
    }
    let patch = patch(random, &mut packages);
    let standing = match (has_root, random.below(5)) {
        (true, 0) => "src",
        (true, _) => "",
        (false, 0) => "program/src",
        (false, 1 | 2) => "",
        (false, _) => "program",
    };
    let place = |random: &mut Random, places: &[Place]| random.pick(places);
    let files = [
        Place::Configuration(""),
        Place::Configuration(""),
        Place::Included,
        Place::Environment,
        Place::Configuration(if has_root { "" } else { "program" }),
    ];
    let asked = some(random, &packages[0]);
    let flags = (!random.one_in(3)).then(|| {
        let table = random.pick(&[
            "build",
            "build",
            "target.'cfg(unix)'",
            "target.'cfg(windows)'",
            "target.x86_64-unknown-linux-gnu",
        ]);
        (random.pick(&FLAGS), table, place(random, &files))
    });
    let profiles = [
        Place::Manifest,
        Place::Configuration(""),
        Place::Environment,
    ];
    Draft {
        has_root,
        resolver: random.pick(&[Some("1"), Some("2"), Some("2"), Some("3"), None]),
        shared,
        default_members: random.one_in(4),
        flags,
        patch,
        build_override: random.one_in(5).then(|| place(random, &profiles)),
        probe: random.one_in(3).then(|| {
            let file = place(random, &files[..4]);
            (random.pick(&["1", "two words", ""]), file)
        }),
        asked,
        no_default: random.one_in(5),
        is_example: random.one_in(6),
        standing,
        names_manifest: random.one_in(6),
        packages,
    }
}

/// Packages without dependencies: the program's, others by paths, those from the registry.
fn packages(random: &mut Random, has_root: bool) -> Vec<Package> {
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

/// Draws what the package at `at` depends on, of those behind it, and what its features turn on.
fn depend(
    random: &mut Random,
    packages: &mut [Package],
    at: usize,
    shared: &[(usize, Vec<String>, Option<bool>)],
) {
    let own = packages[at].clone();
    let mut drawn: Vec<Dependency> = Vec::new();
    for (on, other) in packages.iter().enumerate().skip(at + 1) {
        let is_far = own.kind == Kind::Published;
        if is_far && other.name == own.name || random.one_in(3) {
            continue;
        }
        let namesakes = drawn.iter().map(|known| &packages[known.on]);
        let mut namesakes = namesakes.filter(|known| known.name == other.name);
        let has_namesake = namesakes.clone().next().is_some();
        if namesakes.any(|known| is_compatible(known, other)) || has_namesake && random.one_in(2) {
            continue;
        }
        let is_renamed = has_namesake || random.one_in(5);
        let key = match is_renamed {
            true => format!(
                "{}-as-{}",
                other.name,
                other.version.replace(['.', '-'], "_")
            ),
            false => other.name.clone(),
        };
        let is_inherited =
            !is_far && !is_renamed && other.kind != Kind::Published && random.one_in(3);
        let mut rest = packages.iter().filter(|known| known.name == other.name);
        let is_alone =
            rest.all(|known| known.folder == other.folder || !is_compatible(known, other));
        let mark = match is_alone {
            true => random.pick(&["", "", "^", "="]),
            false => random.pick(&["", "^"]),
        };
        let requirement = format!("{mark}{}", other.version);
        for table in [
            "dependencies",
            "platform",
            "build-dependencies",
            "dev-dependencies",
        ] {
            let chance = match table {
                "dependencies" => 75,
                "platform" => 30,
                _ => 15,
            };
            if random.below(100) >= chance {
                continue;
            }
            let (table, platform) = match table {
                "platform" => (
                    random.pick(&[
                        "dependencies",
                        "dependencies",
                        "dev-dependencies",
                        "build-dependencies",
                    ]),
                    Some(random.pick(&PLATFORMS)),
                ),
                table => (table, None),
            };
            let defaults_by_all = shared.iter().find(|(of, ..)| *of == on);
            let may_not_say = is_inherited
                && defaults_by_all.is_some_and(|(.., defaults)| *defaults != Some(false));
            drawn.push(Dependency {
                on,
                key: key.clone(),
                is_renamed,
                table: table.to_owned(),
                platform,
                is_optional: table != "dev-dependencies" && random.one_in(3),
                has_defaults: (!may_not_say && random.one_in(3)).then_some(is_inherited),
                features: some(random, other),
                requirement: requirement.clone(),
                is_inherited,
            });
        }
    }
    packages[at].features = turned_on(random, own.features, &drawn, packages);
    packages[at].dependencies = drawn;
}

/// May Cargo take one for the other?
fn is_compatible(one: &Package, other: &Package) -> bool {
    let front = |package: &Package| {
        let mut numbers = package.version.split('.').map(str::to_owned);
        let first = numbers.next();
        let second = numbers.next().filter(|_| first.as_deref() == Some("0"));
        (first, second, package.version.contains('-'))
    };
    front(one) == front(other)
}

/// Fills what features turn on: others, optional dependencies, and their features.
fn turned_on(
    random: &mut Random,
    mut features: Vec<(String, Vec<String>)>,
    drawn: &[Dependency],
    packages: &[Package],
) -> Vec<(String, Vec<String>)> {
    let is_optional = |key: &str| drawn.iter().any(|one| one.key == key && one.is_optional);
    let mut hidden: Vec<&str> = Vec::new();
    for one in drawn {
        if is_optional(&one.key) && !hidden.contains(&&*one.key) && random.one_in(2) {
            hidden.push(&one.key);
            let name = match random.one_in(3) {
                true => format!("with-{}", one.key),
                false => one.key.clone(),
            };
            features.push((name, vec![format!("dep:{}", one.key)]));
        }
    }
    let names: Vec<String> = features.iter().map(|(name, _)| name.clone()).collect();
    for (name, values) in &mut features {
        for _ in 0..random.below(3) {
            let other = &names[random.below(names.len())];
            if drawn.is_empty() || random.one_in(3) {
                if other != name && other != "default" {
                    values.push(other.clone());
                }
                continue;
            }
            let one = &drawn[random.below(drawn.len())];
            let theirs = some(random, &packages[one.on]);
            let Some(feature) = theirs.first() else {
                continue;
            };
            let key = &one.key;
            match (is_optional(key), random.below(3)) {
                (true, 0) => values.push(format!("{key}?/{feature}")),
                (true, 1) if hidden.contains(&&**key) => values.push(format!("dep:{key}")),
                _ => values.push(format!("{key}/{feature}")),
            }
        }
        values.dedup();
    }
    features
}

/// Draws a package in the place of a published one.
fn patch(random: &mut Random, packages: &mut Vec<Package>) -> Option<(usize, usize, Place)> {
    let far: Vec<usize> = (0..packages.len())
        .filter(|at| packages[*at].kind == Kind::Published && !packages[*at].version.contains('-'))
        .collect();
    if far.is_empty() || !random.one_in(3) {
        return None;
    }
    let of = random.pick(&far);
    let mut instead = packages[of].clone();
    let (front, _) = instead
        .version
        .rsplit_once('.')
        .expect("versions have three parts");
    instead.version = format!("{front}.{}", random.pick(&["0", "9"]));
    instead.folder = format!("mine/{}", instead.name);
    instead.is_apart = random.one_in(2);
    instead.kind = Kind::Path;
    instead.has_script = false;
    "instead".clone_into(&mut instead.description);
    packages.push(instead);
    let place = random.pick(&[Place::Manifest, Place::Configuration(""), Place::Included]);
    Some((of, packages.len() - 1, place))
}

/// Changes something.
pub(crate) fn edit(draft: &mut Draft, random: &mut Random) {
    let at = random.below(draft.packages.len());
    match random.below(11) {
        0 => draft.asked = some(random, &draft.packages[0]),
        1 => draft.no_default = !draft.no_default,
        2 => draft.flags = None,
        3 => draft.probe = Some(("other", Place::Environment)),
        4 => draft.patch = None,
        5 => draft.packages[at].description += " anew",
        6 => {
            for one in &mut draft.packages[0].dependencies {
                one.features.clear();
            }
        }
        10 => {
            for (_, values) in &mut draft.packages[at].features {
                values.clear();
            }
        }
        // Cargo takes it for granted that nobody changes published ones.
        7..10 if draft.packages[at].kind != Kind::Published => draft.packages[at].word = "other",
        _ => {
            draft.flags = Some(("--cfg quick", "build", Place::Configuration("")));
        }
    }
}
