//! Which features of which packages are on, and which optional dependencies that brings in: Cargo's rules.
//!
//! Features are unified: all that anybody asks of a package is on. With the older resolver that counts dependencies of tests,
//! of build scripts and of other platforms; with the newer ones those that the program has here, and no others.

use std::collections::BTreeSet;

use super::dependency::Need;
use super::tree::{ROOT, Unit, Units};
use crate::error::{Error, Problem, did_you_mean};

/// What the user asks for, with the meaning of Cargo's `--features` and `--no-default-features`.
#[derive(Debug, Clone, Default)]
pub struct Features {
    /// Leave out the feature `default`.
    pub no_default: bool,
    /// Names asked for.
    pub names: Vec<String>,
}

impl Features {
    /// As flags of Cargo's.
    pub(super) fn flags(&self) -> Vec<String> {
        let names = self.names.iter().map(|name| format!("--features={name}"));
        let no_default = self.no_default.then(|| "--no-default-features".to_owned());
        names.chain(no_default).collect()
    }
}

/// What is still to be done.
enum Task {
    /// Ask what a package asks of its dependencies, optional ones apart.
    Begin(usize),
    /// Turn on what a line of `[features]` of a package says.
    Value(usize, String),
}

/// Turns on what is asked of the package at the root of the tree, and all that follows. A name that is none of its features is
/// an error.
pub(super) fn enable(units: &mut Units, asked: &Features) -> Result<(), Error> {
    let mut tasks = vec![Task::Begin(ROOT)];
    for name in &asked.names {
        let unit = &units.all[ROOT];
        // The package may be named too.
        let is_package = |key: &str| key == unit.name() && !has_dependency(unit, key);
        let own = name.split_once('/').filter(|(key, _)| is_package(key));
        let name = own.map_or(name.as_str(), |(_, feature)| feature);
        if !is_known(unit, name) {
            let declared = unit.manifest.features.keys().map(String::as_str);
            let known = declared.chain(implicit_features(unit));
            return Err(Problem::new(format!("there is no feature `{name}`"))
                .help(did_you_mean(name, known))
                .into());
        }
        tasks.push(Task::Value(ROOT, name.to_owned()));
    }
    if !asked.no_default {
        tasks.extend(default_of(units, ROOT));
    }
    let mut begun = BTreeSet::new();
    while let Some(task) = tasks.pop() {
        match task {
            Task::Begin(unit) => {
                if begun.insert(unit) {
                    for index in 0..units.all[unit].dependencies.len() {
                        if !units.all[unit].dependencies[index].optional {
                            ask(units, unit, index, &mut tasks)?;
                        }
                    }
                }
            }
            Task::Value(unit, value) => enable_value(units, unit, &value, &mut tasks)?,
        }
    }
    refuse_unknown(units)
}

/// An error if what is for another platform, and not there, asks for features of what the program has: the old resolver unifies
/// them.
fn refuse_unknown(units: &mut Units) -> Result<(), Error> {
    if !units.unifies_all {
        return Ok(());
    }
    let names: BTreeSet<String> = units
        .all
        .iter()
        .map(|unit| unit.name().to_owned())
        .collect();
    for unit in 0..units.all.len() {
        for index in 0..units.all[unit].dependencies.len() {
            let dependency = &units.all[unit].dependencies[index];
            let asks = !dependency.features.is_empty() || dependency.default_features;
            let is_there =
                !dependency.optional || units.all[unit].brought_in.contains(&dependency.key);
            let may_matter = asks && is_there && names.contains(&dependency.package);
            let platform = dependency.platform.clone().filter(|_| !dependency.here);
            let Some(platform) = platform.filter(|_| may_matter && units.counts(unit, index))
            else {
                continue;
            };
            let (key, asker) = (dependency.key.clone(), units.all[unit].name().to_owned());
            if units.unit_of(unit, index)?.is_none() {
                let title = format!(
                    "which features `{key}` has is not known: `{asker}` asks for some on `{platform}`, whose packages are not here"
                );
                let help = "run `cargo fetch`, or write `resolver = \"2\"`, which leaves other platforms out";
                return Err(Problem::new(title).help(help).into());
            }
        }
    }
    Ok(())
}

/// One line of a feature's list: `name`, `dep:name`, `name/feature` or `name?/feature`.
fn enable_value(
    units: &mut Units,
    unit: usize,
    value: &str,
    tasks: &mut Vec<Task>,
) -> Result<(), Error> {
    if let Some(key) = value.strip_prefix("dep:") {
        return bring_in(units, unit, key, tasks);
    }
    let Some((key, feature)) = value.split_once('/') else {
        return enable_name(units, unit, value, tasks);
    };
    let (key, weak) = match key.strip_suffix('?') {
        Some(key) => (key, true),
        None => (key, false),
    };
    for index in 0..units.all[unit].dependencies.len() {
        let dependency = &units.all[unit].dependencies[index];
        if dependency.key != key {
            continue;
        }
        // A build script's counts too: its package has features of its own.
        if dependency.optional && (dependency.here || units.unifies_all) {
            if weak && !units.all[unit].brought_in.contains(key) {
                let later = (key.to_owned(), feature.to_owned());
                units.all[unit].waiting.insert(later);
                continue;
            }
            bring_in(units, unit, key, tasks)?;
            // A feature of that name is on too, unless `dep:` hides that there is one.
            if !weak && is_known(&units.all[unit], key) {
                enable_name(units, unit, key, tasks)?;
            }
        }
        if units.counts(unit, index)
            && let Some(target) = units.unit_of(unit, index)?
        {
            tasks.push(Task::Begin(target));
            require(units, unit, target, feature)?;
            tasks.push(Task::Value(target, feature.to_owned()));
        }
    }
    Ok(())
}

fn enable_name(
    units: &mut Units,
    unit: usize,
    name: &str,
    tasks: &mut Vec<Task>,
) -> Result<(), Error> {
    let known = &mut units.all[unit];
    if !known.features.insert(name.to_owned()) {
        return Ok(());
    }
    match known.manifest.features.get(name) {
        Some(values) => tasks.extend(values.iter().map(|value| Task::Value(unit, value.clone()))),
        None => return bring_in(units, unit, name, tasks),
    }
    Ok(())
}

/// Brings in an optional dependency, and what was to be asked of it if it came.
fn bring_in(units: &mut Units, unit: usize, key: &str, tasks: &mut Vec<Task>) -> Result<(), Error> {
    if !units.all[unit].brought_in.insert(key.to_owned()) {
        return Ok(());
    }
    for index in units.counted(unit, key) {
        ask(units, unit, index, tasks)?;
    }
    let waiting = units.all[unit].waiting.iter();
    let waiting = waiting.filter(|(of, _)| of == key);
    tasks.extend(waiting.map(|(of, feature)| Task::Value(unit, format!("{of}?/{feature}"))));
    Ok(())
}

/// Asks of a dependency what its table says.
fn ask(units: &mut Units, unit: usize, index: usize, tasks: &mut Vec<Task>) -> Result<(), Error> {
    if !units.counts(unit, index) {
        return Ok(());
    }
    let Some(target) = units.unit_of(unit, index)? else {
        return Ok(());
    };
    tasks.push(Task::Begin(target));
    let dependency = &units.all[unit].dependencies[index];
    if dependency.default_features {
        tasks.extend(default_of(units, target));
    }
    for feature in dependency.features.clone() {
        require(units, unit, target, &feature)?;
        tasks.push(Task::Value(target, feature));
    }
    Ok(())
}

/// The feature `default`, if a package has it.
fn default_of(units: &Units, unit: usize) -> Option<Task> {
    let has = is_known(&units.all[unit], "default");
    has.then(|| Task::Value(unit, "default".to_owned()))
}

/// An error if a package lacks a feature that another asks for.
fn require(units: &Units, asker: usize, target: usize, feature: &str) -> Result<(), Error> {
    let unit = &units.all[target];
    if is_known(unit, feature) {
        return Ok(());
    }
    let declared = unit.manifest.features.keys().map(String::as_str);
    let title = format!(
        "`{}` asks for the feature `{feature}` of `{}`, which has none of that name",
        units.all[asker].manifest.path.display(),
        unit.name()
    );
    let help = did_you_mean(feature, declared.chain(implicit_features(unit)));
    Err(Problem::new(title).help(help).into())
}

/// Is it a feature, or a dependency's (`name/feature`)?
fn is_known(unit: &Unit, name: &str) -> bool {
    match name.split_once('/') {
        Some((key, _)) => has_dependency(unit, key.strip_suffix('?').unwrap_or(key)),
        None => {
            unit.manifest.features.contains_key(name)
                || implicit_features(unit).any(|implicit| implicit == name)
        }
    }
}

fn has_dependency(unit: &Unit, key: &str) -> bool {
    let mut all = unit.dependencies.iter();
    all.any(|dependency| dependency.key == key)
}

/// Optional dependencies that are features by their own names: those that no feature calls `dep:name`.
fn implicit_features(unit: &Unit) -> impl Iterator<Item = &str> {
    let is_explicit = |key: &str| {
        let mut values = unit.manifest.features.values().flatten();
        values.any(|value| value.strip_prefix("dep:") == Some(key))
    };
    let optional = unit.dependencies.iter();
    let optional = optional.filter(move |dependency| {
        dependency.optional && dependency.need != Need::Development && !is_explicit(&dependency.key)
    });
    optional.map(|dependency| dependency.key.as_str())
}
