//! Which features are on: the closure of what is asked for, as Cargo computes it for a package of its own.

use std::collections::BTreeSet;

use super::manifest::Manifest;
use crate::error::{Error, Problem, did_you_mean};

/// What the user asks for, with the meaning of Cargo's `--features` and `--no-default-features`.
#[derive(Debug, Clone, Default)]
pub struct Features {
    /// Leave out the feature `default`.
    pub no_default: bool,
    /// Names asked for.
    pub names: Vec<String>,
}

/// All features that are on. A name that is none of the package's is an error.
pub(super) fn enabled(manifest: &Manifest, asked: &Features) -> Result<BTreeSet<String>, Error> {
    let optional: BTreeSet<&str> = manifest.optional_dependencies().collect();
    let mut queue: Vec<&str> = Vec::new();
    for name in &asked.names {
        if !manifest.features.contains_key(name) && !optional.contains(name.as_str()) {
            let known = manifest
                .features
                .keys()
                .map(String::as_str)
                .chain(optional.iter().copied());
            return Err(Problem::new(format!("there is no feature `{name}`"))
                .help(did_you_mean(name, known))
                .into());
        }
        queue.push(name);
    }
    if !asked.no_default && manifest.features.contains_key("default") {
        queue.push("default");
    }
    let mut on = BTreeSet::new();
    while let Some(name) = queue.pop() {
        // `dep:x` and `x?/y` are about dependencies alone; `x/y` turns on the optional dependency `x`.
        if name.starts_with("dep:") || name.contains("?/") {
            continue;
        }
        let name = name.split('/').next().unwrap_or_default();
        if !manifest.features.contains_key(name) && !optional.contains(name) {
            continue;
        }
        if on.insert(name.to_owned()) {
            queue.extend(
                manifest
                    .features
                    .get(name)
                    .into_iter()
                    .flatten()
                    .map(String::as_str),
            );
        }
    }
    Ok(on)
}
