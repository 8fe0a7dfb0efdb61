//! A random workspace as data: its packages, what is asked of the first, what Cargo is told besides, and from where.

use crate::depend::depend;
use crate::packages::{Kind, Package, packages, some};
use crate::random::Random;

/// Ways to say what rustc is told besides.
const FLAGS: [&str; 5] = [
    "--cfg quick",
    "--cfg=quick",
    "--cfg mode=\"x\"",
    "-Cpanic=abort",
    "-Cdebug-assertions=off",
];
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
        (random.pick(&FLAGS), table, random.pick(&files))
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
        build_override: random.one_in(5).then(|| random.pick(&profiles)),
        probe: random.one_in(3).then(|| {
            let file = random.pick(&files[..4]);
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
