//! `bundler --check`: what is said of bundles that are not what they should be.

use bundler::disk::{Change, Freshness};
use bundler::error::{Error, line_column};
use bundler::package::Package;
use bundler::{Bundle, Options, Origin, SourceMap, source_map};
use serde_json::{Value, json};

/// Stale bundles whose changes are shown in one run.
const MOST_SHOWN: usize = 5;
/// Longer lines are cut.
const LONGEST_LINE: usize = 60;

/// How one bundle was found, behind its sizes.
pub(super) fn word(freshness: &Freshness) -> String {
    match freshness {
        Freshness::Fresh => "fresh".to_owned(),
        Freshness::Missing => "missing".to_owned(),
        Freshness::Stale { removed, added, .. } => format!("stale (-{removed} +{added} lines)"),
    }
}

/// The first changes of the run's bundle number `stale` that is not fresh, each with the place in the source that it comes
/// from. One that is missing has none, and when there are many not all are shown.
pub(super) fn details(
    freshness: &Freshness,
    package: &Package,
    bundle: &Bundle,
    options: &Options,
    stale: usize,
) -> Result<Vec<String>, Error> {
    let Freshness::Stale { changes, .. } = freshness else {
        return Ok(Vec::new());
    };
    if stale > MOST_SHOWN {
        return Ok(Vec::new());
    }
    let (_, map) = source_map(package, &bundle.name, options)?;
    let lines = changes.iter().map(|change| line(change, &map));
    Ok(lines.collect())
}

fn line(change: &Change, map: &SourceMap) -> String {
    let sign = if change.added { '+' } else { '-' };
    let mut text: String = change.text.chars().take(LONGEST_LINE).collect();
    if change.text.chars().nth(LONGEST_LINE).is_some() {
        text.push('…');
    }
    let place = place(change, map).map_or_else(String::new, |place| format!("  {place}"));
    format!("  {sign} {:>5}  {text}{place}", change.line)
}

/// Where an added line comes from.
fn place(change: &Change, map: &SourceMap) -> Option<String> {
    match map.origin(change.line, None) {
        Some(Origin::Source(place)) if change.added => {
            let (line, _) = line_column(&place.text, place.range.start);
            Some(format!("{}:{line}", place.path))
        }
        _ => None,
    }
}

/// What is told at the end of a run in which some bundles were not fresh.
pub(super) fn summary(not_fresh: usize, all: usize) -> String {
    let verb = if not_fresh == 1 { "is" } else { "are" };
    format!(
        "{not_fresh} of {all} {verb} not what bundling gives: bundle anew to write what belongs there"
    )
}

/// How one bundle was found, for JSON.
pub(super) fn object(freshness: &Freshness) -> Value {
    match freshness {
        Freshness::Fresh => json!({ "state": "fresh" }),
        Freshness::Missing => json!({ "state": "missing" }),
        Freshness::Stale {
            removed,
            added,
            changes,
        } => {
            let change = |change: &Change| json!({ "added": change.added, "line": change.line, "text": change.text });
            json!({
                "state": "stale",
                "removed": removed,
                "added": added,
                "changes": changes.iter().map(change).collect::<Vec<Value>>(),
            })
        }
    }
}
