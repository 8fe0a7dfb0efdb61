//! Macros that a library of another edition exports: where other crates call them, their text keeps their library's edition, and in
//! a bundle it has the solution's.
//!
//! rustc can be shown both. A bundle that has such macros from crates of their own is compiled as the original was: what they make
//! is of their edition, all else of the solution's. Where all functions come to the same MIR in it and in the bundle, it does not
//! matter to which edition those macros belong. Where they differ in no more than form, the lints know whether it does; else, and
//! where nobody can tell, the bundle is refused, or warned of if the macros are a published crate's.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use serde::{Deserialize, Serialize};

use super::functions;
use crate::emit::Output;
use crate::error::Problem;
use crate::mir;
use crate::package::Edition;
use crate::parallel;
use crate::reach::{Live, Made};
use crate::rustc::{Bodies, Error, Macros, Rustc};
use crate::settings::Setting;
use crate::tables::{NodeId, Program, SOLUTION};

/// A bundle, and the same with macros of other crates. The texts of these are in the same places.
struct Mixed {
    text: String,
    /// By their crates' names.
    macros: BTreeMap<String, String>,
}

/// What difference it makes that macros are of the solution's edition in the bundle.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Difference {
    None,
    /// What closures take and what panics say, but nothing that they do: the lints know the rest.
    InForm,
    Some,
    /// rustc cannot be shown both.
    Unknown,
}

/// What difference it makes that the macros exported by libraries of this edition are of the solution's in the bundle.
pub(super) fn difference(
    program: Program<'_>,
    live: &Live,
    output: &Output,
    rustc: &Rustc,
    edition: Edition,
) -> Result<Difference, Problem> {
    let editions = [edition, program.krate(SOLUTION).edition];
    let Some(mixed) = mixed(program, live, output, edition) else {
        return Ok(Difference::Unknown);
    };
    let macros = mixed.macros.iter();
    let mut parts: Vec<&str> = macros.flat_map(|(name, text)| [&**name, &**text]).collect();
    parts.extend(editions.map(Edition::as_str));
    parts.extend([&*mixed.text, &*output.text, mir::RULES]);
    parts.extend([functions::RULES, include_str!("mixed.rs")]);
    let difference = rustc.remember("what the editions of macros change", &parts, || {
        compare(&mixed, &output.text, rustc, editions)
    });
    difference.map_err(|error| Problem::new(error.to_string()))
}

fn compare(
    mixed: &Mixed,
    text: &str,
    rustc: &Rustc,
    editions: [Edition; 2],
) -> Result<Difference, Error> {
    let [edition, solution] = editions;
    let Some(macros) = mixed.compiled(rustc, edition)? else {
        return Ok(Difference::Unknown);
    };
    let mut difference = Difference::None;
    for setting in Setting::of_text(text) {
        let flags = setting.flags();
        let (bundle, original) = parallel::both(
            || rustc.mir(text, solution.as_str(), flags),
            || mixed.bodies(rustc, &macros, solution, flags),
        );
        let (Some(bundle), Some(original)) = (bundle?, original?) else {
            return Ok(Difference::Unknown);
        };
        if are_all_same(&bundle, &original) {
            continue;
        }
        // Where several editions change something, each step has a program of its own.
        let mut last = (edition, original);
        for between in functions::between(editions) {
            let bodies = match mixed.compiled(rustc, between)? {
                Some(macros) => mixed.bodies(rustc, &macros, solution, flags)?,
                None => None,
            };
            let Some(bodies) = bodies else {
                return Ok(Difference::Unknown);
            };
            if !is_same_but_for_form([last.0, between], &last.1, &bodies) {
                return Ok(Difference::Some);
            }
            last = (between, bodies);
        }
        if !is_same_but_for_form([last.0, solution], &last.1, &bundle) {
            return Ok(Difference::Some);
        }
        difference = Difference::InForm;
    }
    Ok(difference)
}

impl Mixed {
    /// Its macros, as of this edition; none if they are not valid in it.
    fn compiled(&self, rustc: &Rustc, edition: Edition) -> Result<Option<Vec<Macros>>, Error> {
        let macros = self.macros.iter();
        let macros = macros.map(|(name, text)| rustc.macros(name, text, edition.as_str()));
        macros.collect()
    }

    /// What its functions come to with these macros, all else being of the solution's edition; none if that is no program.
    fn bodies(
        &self,
        rustc: &Rustc,
        macros: &[Macros],
        solution: Edition,
        flags: &[&str],
    ) -> Result<Option<Bodies>, Error> {
        let linking = rustc.linking_macros(macros);
        match linking.mir(&self.text, solution.as_str(), flags) {
            Err(Error::Crashed { .. }) => Ok(None),
            other => other,
        }
    }
}

fn is_same_but_for_form(editions: [Edition; 2], one: &Bodies, other: &Bodies) -> bool {
    are_all_same(one, other) || functions::differ_in_form(editions, one, other)
}

/// Constants' memory is among the bodies.
fn are_all_same(one: &Bodies, other: &Bodies) -> bool {
    let is_same = |(head, body): (&String, &String)| {
        let other = other.get(head);
        other.is_some_and(|other| mir::are_same(body, other))
    };
    one.len() == other.len() && one.iter().all(is_same)
}

/// The bundle with the macros of libraries of this edition in crates of their own; none if there is one that cannot be moved.
fn mixed(program: Program<'_>, live: &Live, output: &Output, edition: Edition) -> Option<Mixed> {
    let exported = live.macros_by_path.union(&live.kept_exports);
    let exported =
        exported.filter(|id| id.krate != SOLUTION && program.krate(id.krate).edition == edition);
    let mut changes: Vec<(usize, usize, String)> = Vec::new();
    let mut texts: BTreeMap<String, Vec<Range<usize>>> = BTreeMap::new();
    let mut krates: BTreeSet<u32> = BTreeSet::new();
    let mut at_root: BTreeSet<NodeId> = live.kept_exports.clone();
    for &id in exported.clone() {
        let outside = outside(id.krate);
        let (definition, name_start) = place(program, output, id)?;
        texts.entry(outside.clone()).or_default().push(definition);
        // Whatever does not lead to the other one leads nowhere, and then nothing is said.
        changes.push((name_start, name_start, "moved_away_".to_owned()));
        krates.insert(id.krate);
        let name = program.node(id).name.as_deref()?;
        for (range, made) in &output.made {
            let line = &output.text[range.clone()];
            if !matches!(made, Made::Export(_, of) if *of == id) {
                continue;
            }
            for root in ["", "crate::"] {
                let own = format!("use {root}{name};");
                if let Some(at) = line.find(&own) {
                    at_root.extend((!root.is_empty()).then_some(id));
                    let at = range.start + at;
                    let new = format!("use ::{outside}::{name};");
                    changes.push((at, at + own.len(), new));
                }
            }
        }
    }
    changes.sort();
    let mut text = String::with_capacity(output.text.len());
    let mut at = 0;
    for (start, end, new) in changes {
        text.push_str(output.text.get(at..start)?);
        text.push_str(&new);
        at = end;
    }
    text.push_str(&output.text[at..]);
    for krate in krates {
        text.push_str(&format!("#[macro_use] extern crate {};\n", outside(krate)));
    }
    // What another macro makes hides nothing that the root has itself.
    for id in exported.filter(|id| at_root.contains(id)) {
        let name = program.node(*id).name.as_deref()?;
        text.push_str(&format!("use {}::{name};\n", outside(id.krate)));
    }
    let macros = texts.into_iter().map(|(name, mut definitions)| {
        definitions.sort_by_key(|range| range.start);
        Some((name, definitions_alone(&output.text, &definitions)?))
    });
    Some(Mixed {
        text,
        macros: macros.collect::<Option<_>>()?,
    })
}

/// The name of the crate that has a library's macros.
fn outside(krate: u32) -> String {
    format!("macros_of_crate_{krate}")
}

/// A macro's definition in the bundle, without its attributes, and where its name begins.
fn place(program: Program<'_>, output: &Output, id: NodeId) -> Option<(Range<usize>, usize)> {
    let node = program.node(id);
    let file = program.module(node.module).file;
    let at = |byte: usize| output.destination(id.krate, file, byte);
    let name = at(node.name_range.start)?;
    let start = output.text[..name].rfind("macro_rules")?;
    Some((start..at(node.range.end - 1)? + 1, name))
}

/// The definitions, exported, where they are in the text, and nothing else; none if one has no line of its own.
fn definitions_alone(text: &str, definitions: &[Range<usize>]) -> Option<String> {
    let mut alone = String::with_capacity(text.len());
    let mut at = 0;
    for range in definitions {
        let (lines, indent) = text.get(at..range.start)?.rsplit_once('\n')?;
        alone.extend(lines.chars().filter(|c| *c == '\n'));
        alone.push_str("#[macro_export]\n");
        alone.extend(indent.chars().map(|_| ' '));
        // What they name is in the crate that calls them.
        alone.push_str(&text[range.clone()].replace("$crate", " crate"));
        at = range.end;
    }
    Some(alone)
}
