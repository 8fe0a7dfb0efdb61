//! A package's crates as the index wants to be told of them.

use std::collections::{BTreeMap, BTreeSet};

use crate::build_time::Places;
use crate::cfg::{Cfg, said};
use crate::index::CrateSource;
use crate::inputs::Inputs;
use crate::package::{Link, Package, Target};
use crate::procedural::Expansions;
use crate::tables::{Extern, Name, SOLUTION};

/// What a crate's text is read under.
pub(super) struct Settings {
    cfg: Cfg,
    /// `CARGO_…` variables that its code may read.
    variables: BTreeMap<String, String>,
}

impl Settings {
    /// Those of [`Package::crates`], in their order.
    pub(super) fn of_libraries(package: &Package) -> Vec<Settings> {
        let libraries = package.crates.iter().map(|library| {
            let mut variables = variables(&library.variables, &library.target.name, None);
            let places = Places {
                package: &library.root,
                generated: library.generated.as_deref(),
            };
            // Of this machine's folders no bundle tells: what names one is not known.
            for (name, value) in &library.said {
                match places.are_told(value.as_bytes()) {
                    true => variables.remove(name),
                    false => variables.insert(name.clone(), value.clone()),
                };
            }
            Settings {
                cfg: Cfg {
                    features: library.features.clone(),
                    others: library
                        .cfgs
                        .iter()
                        .map(|condition| said(condition))
                        .collect(),
                    scripted: library.scripted.clone(),
                    declared: library.declared.clone(),
                    platform: package.platform.clone(),
                },
                variables,
            }
        });
        libraries.collect()
    }

    pub(super) fn of_solution(package: &Package, target: &Target) -> Settings {
        let crate_name = crate_name(target);
        Settings {
            cfg: Cfg {
                features: package.features.clone(),
                others: BTreeSet::new(),
                scripted: BTreeSet::new(),
                declared: BTreeSet::new(),
                platform: package.platform.clone(),
            },
            variables: variables(&package.variables, &crate_name, Some(&target.name)),
        }
    }
}

/// [`Package::crates`], in their order, each with its settings. Their numbers begin with 1.
pub(super) fn of_libraries<'a>(
    package: &'a Package,
    settings: &'a [Settings],
    inputs: &'a Inputs,
    expansions: &'a Expansions,
) -> Vec<CrateSource<'a>> {
    let sources = (1u32..).zip(package.crates.iter().zip(settings));
    let sources = sources.map(|(number, (library, settings))| CrateSource {
        number,
        name: Name::from(library.target.name.as_str()),
        edition: library.target.edition,
        edition_place: library.target.edition_place.as_ref(),
        notice: library.notice.as_deref(),
        spared: library.spared,
        externs: externs(&library.links),
        path: &library.target.path,
        root: &library.root,
        place: &library.place,
        generated: library.generated.as_deref(),
        inputs,
        cfg: &settings.cfg,
        expansions,
        procedural: library.procedural,
        variables: &settings.variables,
        complaint: package.complaint.as_deref(),
    });
    sources.collect()
}

/// The crate of a target: the solution.
pub(super) fn of_solution<'a>(
    package: &'a Package,
    target: &'a Target,
    settings: &'a Settings,
    inputs: &'a Inputs,
    expansions: &'a Expansions,
) -> CrateSource<'a> {
    CrateSource {
        number: SOLUTION,
        name: Name::from(crate_name(target)),
        edition: target.edition,
        edition_place: target.edition_place.as_ref(),
        notice: None,
        spared: false,
        externs: externs(&package.links),
        path: &target.path,
        root: &package.root,
        place: &package.place,
        generated: None,
        inputs,
        cfg: &settings.cfg,
        expansions,
        procedural: false,
        variables: &settings.variables,
        complaint: package.complaint.as_deref(),
    }
}

/// A binary's name as rustc is told it.
fn crate_name(target: &Target) -> String {
    target.name.replace('-', "_")
}

/// What crate names mean, by the numbers of crates.
fn externs(links: &BTreeMap<String, Link>) -> BTreeMap<Name, Extern> {
    let numbered = links.iter().map(|(name, link)| {
        let meaning = match link {
            Link::Crate(index) => Extern::Bundled(
                u32::try_from(index + 1).expect("fewer crates than memory has bytes"),
            ),
            Link::Refused(obstacle) => Extern::Foreign(*obstacle),
            Link::External(index) => {
                Extern::External(u32::try_from(*index).expect("fewer crates than memory has bytes"))
            }
        };
        (Name::from(name.as_str()), meaning)
    });
    numbered.collect()
}

/// `CARGO_…` variables that a target's code may read: its package's, and its own.
fn variables(
    package: &BTreeMap<String, String>,
    crate_name: &str,
    bin: Option<&str>,
) -> BTreeMap<String, String> {
    let mut variables = package.clone();
    variables.insert("CARGO_CRATE_NAME".to_owned(), crate_name.to_owned());
    if let Some(bin) = bin {
        variables.insert("CARGO_BIN_NAME".to_owned(), bin.to_owned());
    }
    variables
}
