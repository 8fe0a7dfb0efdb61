//! The crates of a package: what they are called, where their files lie, what the manifests say. There may be a second library,
//! which the first one depends on; the solution either knows it as well, or is a package of its own that knows the first one alone.

use crate::random::Random;

/// The crate that a module is in.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Side {
    Library,
    Solution,
    Second,
}

pub(crate) struct Crates {
    second: Option<Second>,
}

#[derive(Clone, Copy)]
struct Second {
    /// The name that the others know it by: a module may be called so too.
    called: &'static str,
    /// Does the solution know it?
    known: bool,
}

/// The second library's own name.
const SECOND: &str = "other";

/// How rustc is asked for one of the crates, in the package's folder.
pub(crate) struct Step {
    pub(crate) side: Side,
    pub(crate) name: &'static str,
    pub(crate) root: String,
    /// The names of the crates that it knows, and the crates.
    pub(crate) externs: Vec<(&'static str, &'static str)>,
}

impl Crates {
    /// Those of a seed: one package in four has a second library.
    pub(crate) fn draw(seed: u64, random: &mut Random) -> Crates {
        let second = (seed % 4 == 1).then(|| Second {
            called: random.pick(&[SECOND, SECOND, "aid", "a", "prelude"]),
            known: random.one_in(2),
        });
        Crates { second }
    }

    pub(crate) fn sides(&self) -> Vec<Side> {
        let mut sides = vec![Side::Library, Side::Solution];
        sides.extend(self.second.map(|_| Side::Second));
        sides
    }

    /// What paths in `from` that lead into `to` start with.
    pub(crate) fn called(&self, from: Side, to: Side) -> Option<&'static str> {
        match (from, to, self.second) {
            _ if from == to => Some("crate"),
            (Side::Solution, Side::Library, _) => Some("demo"),
            (Side::Library, Side::Second, Some(second)) => Some(second.called),
            (Side::Solution, Side::Second, Some(second)) if second.known => Some(second.called),
            _ => None,
        }
    }

    /// Is the solution a package of its own?
    fn apart(&self) -> bool {
        self.second.is_some_and(|second| !second.known)
    }

    /// The folder of a crate's modules, without its end.
    pub(crate) fn folder(&self, side: Side) -> &'static str {
        match side {
            Side::Library if self.apart() => "demo/src",
            Side::Library => "src",
            Side::Solution => "src/bin/main",
            Side::Second => "other/src",
        }
    }

    pub(crate) fn root_file(&self, side: Side) -> String {
        let file = match side {
            Side::Solution => "main.rs",
            Side::Library | Side::Second => "lib.rs",
        };
        format!("{}/{file}", self.folder(side))
    }

    /// Paths and texts.
    pub(crate) fn manifests(&self) -> Vec<(String, String)> {
        let manifest = |name: &str, dependency: String| {
            format!(
                "[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"2021\"\n{dependency}"
            )
        };
        let Some(second) = self.second else {
            return vec![("Cargo.toml".to_owned(), manifest("demo", String::new()))];
        };
        let on_second = |path: &str| {
            let called = second.called;
            format!(
                "\n[dependencies]\n{called} = {{ path = \"{path}\", package = \"{SECOND}\" }}\n"
            )
        };
        let own = manifest(SECOND, String::new());
        let mut manifests = vec![("other/Cargo.toml".to_owned(), own)];
        if self.apart() {
            let on_demo = "\n[dependencies]\ndemo = { path = \"demo\" }\n".to_owned();
            manifests.push(("Cargo.toml".to_owned(), manifest("task", on_demo)));
            let demo = manifest("demo", on_second("../other"));
            manifests.push(("demo/Cargo.toml".to_owned(), demo));
        } else {
            let demo = manifest("demo", on_second("other"));
            manifests.push(("Cargo.toml".to_owned(), demo));
        }
        manifests
    }

    /// The crates in the order in which they are compiled.
    pub(crate) fn steps(&self) -> Vec<Step> {
        let order = [Side::Second, Side::Library, Side::Solution];
        let order = order.into_iter().filter(|side| self.sides().contains(side));
        let step = |side| {
            let others = order.clone().filter(|other| *other != side);
            let known = others.filter_map(|other| Some((self.called(side, other)?, name(other))));
            Step {
                side,
                name: name(side),
                root: self.root_file(side),
                externs: known.collect(),
            }
        };
        order.clone().map(step).collect()
    }
}

/// The name that rustc is told of a crate.
fn name(side: Side) -> &'static str {
    match side {
        Side::Library => "demo",
        Side::Solution => "main",
        Side::Second => SECOND,
    }
}
