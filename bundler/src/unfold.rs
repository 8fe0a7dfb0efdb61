//! A crate indexed with those macro calls expanded that must be text before anything else can be known ([`wanted`]): calls that
//! may come to declare module files, to include files or to name features, those that declare a crate, or put its name into a
//! module, and in a library those that may make exported macros, import what they are given, or are given a denied lint. Every
//! other call stays as it is written.
//!
//! The crate is indexed, the calls are found by their names' meaning, each is replaced by what it stands for
//! ([`crate::rules`]), and so on until there are none: a crate without such macros is indexed once. What cannot be expanded
//! stays, and is refused if it is live.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

use crate::error::Error;
use crate::index::{CrateSource, Parts, Texts, index_again, module_path};
use crate::package::Edition;
use crate::rules::{DollarCrate, Purpose, Refused, Text, expand};
use crate::scope::Scopes;
use crate::source::{Mark, Patchwork, replace};
use crate::tables::{Extern, Kind, Krate, Name, NodeId, Program, Refusal, SOLUTION};

mod conditional;
mod leftover;
mod meaning;
mod wanted;

pub(crate) use meaning::{definition, is_before, meanings};
use wanted::{Want, Wants, is_plain};

/// How deep calls may come out of calls, as in rustc.
const DEEPEST: u32 = 128;
/// How many calls of a crate are expanded.
const MOST_CALLS: usize = 4_000;
/// How long a file's text may become.
const MOST_BYTES: usize = 16 << 20;

/// Expands what has to be in a crate as it was indexed, which may call the macros of `libraries`: crates by number, each before
/// those that it depends on, with placeholders for those that are not known. An error if its calls expand to too much.
pub(crate) fn unfold(
    source: &CrateSource<'_>,
    mut krate: Krate,
    libraries: &[Krate],
) -> Result<Krate, Error> {
    let mut source = Cow::Borrowed(source);
    let mut texts = Texts::new();
    let mut parts: Option<Parts> = None;
    let mut expanded = 0;
    let mut called = BTreeSet::new();
    loop {
        krate.plain = krate.nodes.iter().all(is_plain);
        let round = {
            let mut krates: Vec<&Krate> = libraries.iter().collect();
            krates[source.number as usize] = &krate;
            let (unknown, made) = (OnceLock::new(), OnceLock::new());
            let program = Program {
                krates: &krates,
                unknown: &unknown,
                made: &made,
            };
            match krates.iter().all(|krate| krate.plain) {
                true => Round::default(),
                false => expand_calls(program, &source, expanded),
            }
        };
        // A crate of so many calls is no crate to go on with.
        if let Some(id) = round.too_much {
            let (node, refused) = (&krate.nodes[id.index as usize], too_much());
            let file = &krate.files[krate.modules[node.module.index as usize].file as usize];
            let refusal = Refusal::new(node.range.clone(), refused.title, refused.help);
            return Err(refusal.problem(file).into());
        }
        if round.texts.is_empty() {
            for (id, refused) in round.refused {
                let node = &mut krate.nodes[id.index as usize];
                let refusal = Refusal::new(node.range.clone(), refused.title, refused.help);
                node.refs.refusals.push(refusal);
            }
            if expanded > 0 && source.number == SOLUTION {
                leftover::remove(&mut krate, libraries, called);
            }
            return Ok(krate);
        }
        expanded += round.calls;
        called.extend(round.called);
        texts.extend(round.texts);
        if !round.unnamed.is_empty() {
            source.to_mut().externs.extend(round.unnamed);
        }
        let before = parts.map(|parts| (krate, parts));
        let again = index_again(&source, &texts, before)?;
        (krate, parts) = (again.0, Some(again.1));
    }
}

/// What one round has come to.
#[derive(Default)]
struct Round {
    texts: Texts,
    calls: usize,
    /// The macros that they are of.
    called: BTreeSet<Name>,
    /// Names for crates that have none in this one, and whose macros came through others: their `$crate` is in the text now.
    unnamed: BTreeMap<Name, Extern>,
    refused: Vec<(NodeId, Refused)>,
    /// A call that is one too many, or whose text would be too long.
    too_much: Option<NodeId>,
}

fn expand_calls(program: Program<'_>, source: &CrateSource<'_>, before: usize) -> Round {
    let scopes = Scopes::new(program);
    let krate = program.krate(source.number);
    let mut round = Round::default();
    let mut by_file: BTreeMap<u32, Vec<(NodeId, Patchwork)>> = BTreeMap::new();
    let mut wants = Wants::new(program, source.number);
    for (index, node) in krate.nodes.iter().enumerate() {
        if node.kind != Kind::MacroCall {
            continue;
        }
        let want = wants.of(&node.refs);
        if want == Want::None {
            continue;
        }
        let id = NodeId {
            krate: source.number,
            index: u32::try_from(index).expect("as numbered"),
        };
        if before + round.calls >= MOST_CALLS {
            round.too_much = Some(id);
            return round;
        }
        let expanded = meaning::definition(&scopes, id).and_then(|definition| {
            let text = expand_call(&scopes, id, definition, &mut round.unnamed)?;
            Ok((text, program.node(definition).name.clone()))
        });
        match expanded {
            Ok((text, name)) => {
                round.calls += 1;
                round.called.extend(name);
                let file = program.module(node.module).file;
                by_file.entry(file).or_default().push((id, text));
            }
            // It may be well where it is.
            Err(_) if want == Want::Better => {}
            Err(refused) => round.refused.push((id, refused)),
        }
    }
    for (number, mut calls) in by_file {
        let file = &krate.files[number as usize];
        calls.sort_by_key(|(id, _)| program.node(*id).range.start);
        let bytes: usize = calls.iter().map(|(_, text)| text.text.len()).sum();
        if file.text.len() + bytes > MOST_BYTES {
            round.too_much = Some(calls[0].0);
            return round;
        }
        let owner = program.node(calls[0].0).module;
        let mut around = program.ancestors(owner);
        let own = around.find(|id| program.module(*id).own_file);
        let ranges = calls
            .into_iter()
            .map(|(id, text)| (program.node(id).range.clone(), text));
        let whole = replace(file, ranges.collect());
        let key = (
            file.path.to_path_buf(),
            module_path(krate, own.unwrap_or(owner)),
        );
        round.texts.insert(key, whole);
    }
    round
}

/// The text that a call of the macro `definition` stands for.
fn expand_call(
    scopes: &Scopes<'_>,
    id: NodeId,
    definition: NodeId,
    unnamed: &mut BTreeMap<Name, Extern>,
) -> Result<Patchwork, Refused> {
    let program = scopes.program;
    let node = program.node(id);
    let conditions = &node.refs.open_attributes;
    if !conditions.is_empty() && node.owner.is_some() {
        return Err(Refused::new(
            "a cfg that only the judge's compiler decides is on a macro call that must be expanded",
            "write what the call expands to",
        ));
    }
    let file = program.file(node.module);
    let depth = file
        .marks_at(node.range.start)
        .find_map(|(_, mark)| match mark {
            Mark::Expanded(depth) => Some(*depth),
            _ => None,
        });
    let depth = depth.unwrap_or(0) + 1;
    if depth > DEEPEST {
        return Err(Refused::new(
            "this macro call goes on without end",
            "rustc gives up after as many steps: give the macro an arm that ends it",
        ));
    }
    let rules = program.node(definition);
    let of_library = definition.krate != id.krate;
    let editions = [definition.krate, id.krate].map(|krate| program.krate(krate).edition);
    let purpose = match editions {
        [of_macro, of_caller] if of_macro == of_caller => Purpose::Replace,
        [of_macro, of_caller] if of_macro.min(of_caller) > Edition::E2015 => {
            Purpose::ReplaceElsewhere
        }
        _ => return Err(Refused::of_another_edition()),
    };
    let global = match of_library {
        true => crate_path(program, id.krate, definition.krate).unwrap_or_else(|| {
            let name = unused_name(program, id.krate, definition.krate);
            let path = format!("::{name}");
            unnamed.insert(name, Extern::Bundled(definition.krate));
            path
        }),
        false => String::new(),
    };
    let dollar_crate = DollarCrate {
        path: if of_library { &global } else { "crate" },
        in_rules: if of_library { &global } else { "$crate" },
    };
    let mut text = expand(
        &Text {
            file: program.file(rules.module),
            range: rules.range.clone(),
        },
        &Text {
            file,
            range: node.range.clone(),
        },
        dollar_crate,
        program.krate(definition.krate).edition,
        purpose,
    )?;
    if !conditions.is_empty() {
        let edition = program.krate(id.krate).edition;
        text = conditional::with_conditions(text, file, conditions, edition)?;
    }
    text.mark(0, Mark::Expanded(depth));
    Ok(text)
}

/// The path from anywhere in crate `from` to the root of another, if that has a name there.
pub(crate) fn crate_path(program: Program<'_>, from: u32, to: u32) -> Option<String> {
    let mut externs = program.krate(from).externs.iter();
    let found = externs.find(|(_, meaning)| **meaning == Extern::Bundled(to));
    found.map(|(name, _)| format!("::{name}"))
}

/// A name for crate `to` that nothing has in crate `from`, nor in the text of the other: no bundle shows it.
fn unused_name(program: Program<'_>, from: u32, to: u32) -> Name {
    let krates = [from, to].map(|krate| program.krate(krate));
    let is_used = |name: &str| {
        let mut files = krates.iter().flat_map(|krate| &krate.files);
        krates[0].externs.contains_key(name) || files.any(|file| file.text.contains(name))
    };
    let mut name = format!("{}_of_macro", krates[1].name);
    while is_used(&name) {
        name.push('_');
    }
    name.into()
}

fn too_much() -> Refused {
    Refused::new(
        "macro calls of this crate expand to too much",
        "write what they expand to",
    )
}
