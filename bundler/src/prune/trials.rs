//! Items that rustc calls dead and that cannot go alone, macro calls of which it calls dead all that they define, and unused
//! imports of what others bring by the same name.
//!
//! Its word is about each thing that a call makes, and says nothing of the impls beside them; a dead trait may have impls that
//! a macro makes; and an unused import may be in the way of another. So these go, with the impls, imports and calls of libraries that
//! are nothing without them, only if rustc makes the same code of the bundle then.

use std::collections::{BTreeMap, BTreeSet};

use super::checks::errors;
use super::hiding::Hiding;
use super::missed::quoted;
use super::places::Places;
use super::untried::is_any;
use super::{Attempt, Bundled, DEAD_CODE, Failure, Tools};
use crate::emit::Output;
use crate::ir::{self, May, compare};
use crate::layout::align;
use crate::parallel;
use crate::rustc::{Diagnostic, Span};
use crate::settings::Setting;
use crate::tables::{ImportId, Kind, Name, NodeId, SOLUTION};

/// How often it is found out what is nothing without them, or needs them.
const ROUNDS: usize = 8;

/// How many are tried one by one, where not all can go.
const MOST: usize = 4;

/// Its own text: what was remembered is forgotten when it changes.
const RULES: &str = concat!(include_str!("../layout.rs"), include_str!("trials.rs"));

/// What is tried.
#[derive(Debug, Clone, Default)]
struct Doubtful {
    /// With the names that each has or defines.
    nodes: BTreeMap<NodeId, BTreeSet<Name>>,
    imports: BTreeSet<ImportId>,
}

impl Doubtful {
    fn is_empty(&self) -> bool {
        self.nodes.is_empty() && self.imports.is_empty()
    }
}

/// What was tried and cannot go.
#[derive(Debug, Default)]
pub(super) struct Tried {
    nodes: BTreeSet<NodeId>,
    imports: BTreeSet<ImportId>,
}

/// The bundle without some of those, if any can go; `known` are those that cannot.
pub(super) fn without_doubtful(
    tools: &Tools<'_>,
    attempt: &Attempt<'_>,
    bundled: &Bundled,
    known: &mut Tried,
) -> Result<Option<Bundled>, Failure> {
    // The code that other compilers make is not seen here.
    if is_any(tools.scopes.program, &bundled.live) {
        return Ok(None);
    }
    let mut nodes = doubtful(tools, bundled);
    nodes.retain(|id, _| !known.nodes.contains(id));
    let mut imports = unused_rivals(tools, bundled);
    imports.retain(|id| !known.imports.contains(id));
    let all = Doubtful { nodes, imports };
    let rivals = Doubtful {
        imports: all.imports.clone(),
        ..Doubtful::default()
    };
    let each = all.nodes.iter().take(MOST).map(|(id, names)| Doubtful {
        nodes: BTreeMap::from([(*id, names.clone())]),
        ..Doubtful::default()
    });
    let mut parts: Vec<Doubtful> = std::iter::once(rivals).chain(each).collect();
    parts.retain(|part| !part.is_empty());
    let whole = (parts.len() > 1).then(|| all.clone());
    for tried in whole.into_iter().chain(parts) {
        if let Some(smaller) = without(tools, attempt, bundled, tried)? {
            return Ok(Some(smaller));
        }
    }
    known.nodes.extend(all.nodes.into_keys());
    known.imports.extend(all.imports);
    Ok(None)
}

/// Imports that rustc calls unused under every setting, and that stay because others bring something by the same name.
fn unused_rivals(tools: &Tools<'_>, bundled: &Bundled) -> BTreeSet<ImportId> {
    let live = &bundled.live;
    if live.rival_imports.is_empty() {
        return BTreeSet::new();
    }
    let places = Places::new(tools.scopes.program, live);
    let hiding = Hiding::new(tools.scopes, tools.inverted, live);
    let unused = |said: &Vec<Diagnostic>| -> BTreeSet<ImportId> {
        let said = said.iter().filter(|said| {
            said.code.as_deref() == Some("unused_imports") && said.message.starts_with("unused")
        });
        let spans = said.flat_map(|said| said.spans.iter().filter(|span| span.is_primary));
        let imports = spans.flat_map(|span| {
            let length = span.byte_end.saturating_sub(span.byte_start);
            let origin = bundled.output.origin(span.byte_start);
            origin.map_or_else(Vec::new, |place| places.imports(place, length))
        });
        imports.collect()
    };
    let of_settings = bundled.said.iter().map(|(_, said)| unused(said));
    let mut all = of_settings
        .reduce(|all, one| &all & &one)
        .unwrap_or_default();
    all.retain(|id| live.rival_imports.contains(id) && !hiding.has_import(*id));
    all
}

/// Items of libraries that are dead and could not go alone, and calls whose types, traits and modules all are, or functions and values if they define none.
fn doubtful(tools: &Tools<'_>, bundled: &Bundled) -> BTreeMap<NodeId, BTreeSet<Name>> {
    let (scopes, live) = (tools.scopes, &bundled.live);
    let program = scopes.program;
    let places = Places::new(program, live);
    let mut names: BTreeMap<NodeId, BTreeSet<&str>> = BTreeMap::new();
    let said = bundled.said.iter().flat_map(|(_, said)| said);
    let said = said.filter(|said| said.code.as_deref() == Some(DEAD_CODE));
    for span in said
        .flat_map(|said| &said.spans)
        .filter(|span| span.is_primary)
    {
        let text = bundled.output.text.get(span.byte_start..span.byte_end);
        let name = text.map(|text| text.strip_prefix("r#").unwrap_or(text));
        for id in around(&bundled.output, &places, span) {
            let node = program.node(id);
            let is_itself = node.owner.is_none() && node.name.as_deref() == name;
            let is_itself = is_itself && bundled.stuck.contains(&id);
            if node.kind == Kind::MacroCall || is_itself {
                names.entry(id).or_default().extend(name);
            }
        }
    }
    if names.is_empty() {
        return BTreeMap::new();
    }
    let hiding = Hiding::new(scopes, tools.inverted, live);
    let own = &program.krate(SOLUTION).nodes;
    let is_dead = |(id, names): (NodeId, BTreeSet<&str>)| {
        let node = program.node(id);
        // A solution's text is its author's, and needs what it names.
        let is_named = |name: &Name| own.iter().any(|node| node.refs.names.contains(name));
        let is_needed = hiding.has_node(id)
            || live.rivals.contains(&id)
            || tools.inverted.is_root(program, id)
            || node.name.as_ref().is_some_and(is_named);
        if is_needed {
            return None;
        }
        if node.kind != Kind::MacroCall {
            return Some((id, node.name.iter().cloned().collect()));
        }
        let made = tools.calls.of(id)?;
        let wanted = match made.types.is_empty() {
            true => &made.defines,
            false => &made.types,
        };
        let is_dead = |name: &Name| names.contains(&**name);
        wanted
            .iter()
            .all(is_dead)
            .then(|| (id, made.defines.clone()))
    };
    names.into_iter().filter_map(is_dead).collect()
}

/// The nodes of libraries that a place is in: where its text is, and where the call is that it comes from.
fn around(output: &Output, places: &Places<'_>, span: &Span) -> Vec<NodeId> {
    let call = span.calls.last().map(|call| call.byte_start);
    let found = [Some(span.byte_start), call].into_iter().flatten();
    let found = found.filter_map(|at| places.around(output.origin(at)?));
    found.collect()
}

/// The bundle without these and what is nothing without them, if it is the same program; without fewer of them, if errors name what
/// something else needs.
fn without(
    tools: &Tools<'_>,
    attempt: &Attempt<'_>,
    bundled: &Bundled,
    mut tried: Doubtful,
) -> Result<Option<Bundled>, Failure> {
    let mut others = Others::default();
    // Those without which that is nothing.
    let mut missing = BTreeSet::new();
    for _ in 0..ROUNDS {
        let mut banned = bundled.banned.clone();
        banned.nodes.extend(tried.nodes.keys().chain(&others.nodes));
        banned
            .imports
            .extend(tried.imports.iter().chain(&others.imports));
        let Ok((output, live)) = attempt(&banned) else {
            return Ok(None);
        };
        let said = tools.checks.said(&output.text, &live, false)?;
        let wrong = errors(&said);
        if wrong.is_empty() {
            let is_same = output.text.len() < bundled.output.text.len()
                && makes_same_code(tools, &bundled.output, &output);
            return Ok(is_same.then_some(Bundled {
                output,
                live,
                said,
                banned,
                stuck: BTreeSet::new(),
            }));
        }
        let known = others.clone();
        let places = Places::new(tools.scopes.program, &live);
        let (go, stay): (Vec<&Diagnostic>, Vec<&Diagnostic>) = wrong
            .iter()
            .partition(|error| others.add(tools, &output, &places, error).is_some());
        if stay.is_empty() && others != known {
            missing.extend(named(&tried, &go));
            continue;
        }
        // Something needs these, or what was nothing without others.
        let mut needed = named(&tried, &stay);
        if needed.is_empty() {
            needed = std::mem::take(&mut missing);
        }
        tried.nodes.retain(|id, _| !needed.contains(id));
        if tried.is_empty() || needed.is_empty() {
            return Ok(None);
        }
        (others, missing) = Default::default();
    }
    Ok(None)
}

/// Those that errors name.
fn named(tried: &Doubtful, errors: &[&Diagnostic]) -> BTreeSet<NodeId> {
    let quoted = errors.iter().flat_map(|error| quoted(error));
    let words: BTreeSet<&str> = quoted.flatten().collect();
    let is_named = |names: &BTreeSet<Name>| names.iter().any(|name| words.contains(&**name));
    let named = tried.nodes.iter().filter(|(_, names)| is_named(names));
    named.map(|(id, _)| *id).collect()
}

/// What is nothing without something else.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct Others {
    nodes: BTreeSet<NodeId>,
    imports: BTreeSet<ImportId>,
}

impl Others {
    /// Adds the impl, import or call of a library that an error is about; none if it is about something else.
    fn add(
        &mut self,
        tools: &Tools<'_>,
        output: &Output,
        places: &Places<'_>,
        error: &Diagnostic,
    ) -> Option<()> {
        let program = tools.scopes.program;
        let span = error.spans.iter().find(|span| span.is_primary)?;
        let length = span.byte_end.saturating_sub(span.byte_start);
        let imports = places.imports(output.origin(span.byte_start)?, length);
        if !imports.is_empty() {
            self.imports.extend(imports);
            return Some(());
        }
        let goes = |id: NodeId| {
            let node = program.node(id);
            let id = match node.kind {
                Kind::Member => node.owner?,
                _ => id,
            };
            matches!(program.node(id).kind, Kind::Impl | Kind::MacroCall).then_some(id)
        };
        let gone = around(output, places, span).into_iter().find_map(goes)?;
        self.nodes.insert(gone);
        Some(())
    }
}

/// Does rustc make the same code of both, under each setting? Not where it makes none.
pub(super) fn makes_same_code(tools: &Tools<'_>, first: &Output, second: &Output) -> bool {
    let (rustc, edition) = (tools.checks.rustc(), tools.checks.edition());
    let layout = align(first, second);
    let key = [&*first.text, &*second.text, edition, ir::RULES, RULES];
    let is_same = rustc.remember("same code", &key, || {
        for setting in Setting::of_code(&[&*first.text], true) {
            let flags = setting.code_flags();
            let made = |text| rustc.llvm_ir(text, edition, &flags);
            let (first, second) = parallel::both(|| made(&layout.first), || made(&layout.second));
            if compare(&[&first?], &[&second?], May::BeNamedOtherwise).is_err() {
                return Ok(false);
            }
        }
        Ok(true)
    });
    is_same.unwrap_or(false)
}
