//! What an online judge would not take of a bundle that is right here: told in every report, before it is submitted.
//!
//! It knows a bundle and a judge's profile, and asks clippy what an older std lacks. Nothing is judged here: whether the bundle
//! compiles and is right as that judge compiles it, its cases say.

use std::collections::BTreeMap;

use bundler::error::{Place, Problem};
use bundler::rustc::{Diagnostic, Rustc};
use bundler::{Bundle, Column, Origin, SourceMap};

use crate::profile::{Profile, Version};

/// What is known of one bundle.
#[derive(Debug, Clone, Default)]
pub struct Acceptance {
    /// What would not be taken, and what to change.
    pub warnings: Vec<Problem>,
    /// Without clippy nobody knows what std of the judge's rustc lacks.
    pub wants_clippy: bool,
}

/// What `judge` would not take of `bundle`, which `compiles` as that judge compiles it or does not. `rustc` is the one whose
/// clippy is asked, `map` where the bundle came from.
pub fn examine(
    judge: &Profile,
    bundle: &Bundle,
    compiles: bool,
    rustc: &Rustc,
    map: impl FnOnce() -> Option<SourceMap>,
) -> Acceptance {
    let mut found = Acceptance::default();
    if judge.rust {
        found.warnings.extend(too_long(judge, bundle));
        found.warnings.extend(missing_crates(judge, bundle));
        found
            .warnings
            .extend(other_edition(judge, bundle, compiles));
        found.examine_std(judge, bundle, rustc, map);
    }
    found
}

fn too_long(judge: &Profile, bundle: &Bundle) -> Option<Problem> {
    let name = &judge.name;
    let bytes = bundle.text.len();
    let most = judge.source_bytes.filter(|most| bytes as u64 > *most)?;
    let doubt = judge.doubt("source-bytes");
    let title = format!("{name} takes {most} bytes{doubt}, the bundle has {bytes}");
    let help = format!(
        "`cargo bundle sizes {}` tells what they are spent on",
        bundle.name
    );
    Some(Problem::new(title).help(help))
}

fn missing_crates(judge: &Profile, bundle: &Bundle) -> impl Iterator<Item = Problem> {
    let name = &judge.name;
    // Of a judge that nobody described, nothing is known.
    let is_there = move |external: &&String| {
        let package = external.split(' ').next().unwrap_or_default();
        name.is_empty() || judge.crates.iter().any(|known| known == package)
    };
    let missing = bundle.externals.iter().filter(move |e| !is_there(e));
    missing.map(move |external| {
        let doubt = judge.doubt("crates");
        let title =
            format!("the bundle needs the crate {external}, which {name} does not have{doubt}");
        let help = "take it out of `external` in solutions/Cargo.toml, or add it to the judge's `crates` in .judges.toml";
        Problem::new(title).help(help)
    })
}

fn other_edition(judge: &Profile, bundle: &Bundle, compiles: bool) -> Option<Problem> {
    let own = bundle.edition.as_str();
    let edition = judge.edition(own);
    // An older text that a newer edition takes is what that judge makes of it.
    if own == edition || own < edition && compiles {
        return None;
    }
    let doubt = judge.doubt("editions");
    let title = format!(
        "{} compiles as edition {edition}{doubt}, and so does this judge; it is written for {own}",
        judge.name
    );
    let help = format!("`edition = \"{edition}\"` in solutions/Cargo.toml makes them the same");
    Some(Problem::new(title).help(help))
}

impl Acceptance {
    /// Asks clippy what of std is newer than the judge's rustc, if that is older than `rustc`.
    fn examine_std(
        &mut self,
        judge: &Profile,
        bundle: &Bundle,
        rustc: &Rustc,
        map: impl FnOnce() -> Option<SourceMap>,
    ) {
        let ours = rustc.release().parse::<Version>();
        let is_older = |theirs: &Version| ours.is_ok_and(|ours| *theirs < ours);
        let Some(theirs) = judge.rustc.filter(is_older) else {
            return;
        };
        let edition = judge.edition(bundle.edition.as_str());
        match rustc.newer_std(&bundle.text, edition, &theirs.to_string()) {
            Ok(Some(newer)) if newer.is_empty() => {}
            Ok(Some(newer)) => {
                let doubt = judge.doubt("rustc");
                let has = format!("{} has rustc {theirs}{doubt}", judge.name);
                let help = format!("write it with what std had in {theirs}");
                for (item, places) in newer_std(bundle, &newer, map().as_ref()) {
                    self.warnings.push(Problem {
                        places,
                        ..Problem::new(format!("{has}, and std has {item}")).help(help.clone())
                    });
                }
            }
            Ok(None) => self.wants_clippy = true,
            Err(error) => {
                let title = format!("nothing is known of what rustc {theirs} lacks");
                let problem = Problem::new(title).help(error.to_string());
                self.warnings.push(problem);
            }
        }
    }
}

/// Each thing of std that is too new, as `x` since when, and all places that use it.
fn newer_std(
    bundle: &Bundle,
    newer: &[Diagnostic],
    map: Option<&SourceMap>,
) -> BTreeMap<String, Vec<Place>> {
    let mut found: BTreeMap<String, Vec<Place>> = BTreeMap::new();
    for diagnostic in newer {
        let Some(span) = diagnostic.spans.iter().find(|span| span.is_primary) else {
            continue;
        };
        // Clippy says "… is stable since `1.73.0`", or "… in a `const` context since …".
        let Some(since) = diagnostic.message.split('`').rev().nth(1) else {
            continue;
        };
        let since = since.strip_suffix(".0").unwrap_or(since);
        let text = bundle.text.get(span.byte_start..span.byte_end);
        let item = item_name(text.unwrap_or_default());
        let places = found.entry(format!("`{item}` since {since}")).or_default();
        let origin =
            map.and_then(|map| map.origin(span.line, Some(Column::Characters(span.column))));
        if let Some(Origin::Source(place)) = origin {
            let is_known = |known: &Place| known.path == place.path && known.range == place.range;
            if !places.iter().any(is_known) {
                places.push(place);
            }
        }
    }
    found
}

/// Of `map_or(1, |x| x)` or `std::iter::repeat_n::<u8>`, what was named.
fn item_name(text: &str) -> String {
    let name = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
    let end = text.find(|c| !name(c)).unwrap_or(text.len());
    text[..end].trim_end_matches(':').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_too_new_is_named_without_its_arguments() {
        assert_eq!(item_name("div_ceil(2)"), "div_ceil");
        assert_eq!(
            item_name("std::iter::repeat_n::<u8>"),
            "std::iter::repeat_n"
        );
        assert_eq!(item_name("LazyLock::new"), "LazyLock::new");
        assert_eq!(item_name(""), "");
    }
}
