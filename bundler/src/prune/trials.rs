//! Items that rustc calls dead and that cannot go alone, and macro calls of which it calls dead all that they define.
//!
//! Its word is about each thing that a call makes, and says nothing of the impls beside them; and a dead trait may have impls that
//! a macro makes. So these go, with the impls, imports and calls of libraries that are nothing without them, only if rustc makes the
//! same code of the bundle then.

use std::collections::{BTreeMap, BTreeSet};

use super::checks::errors;
use super::hiding::Hiding;
use super::places::Places;
use super::untried::is_any;
use super::{Attempt, Bundled, DEAD_CODE, Failure, Tools, quoted};
use crate::emit::Output;
use crate::ir::{self, May, compare};
use crate::layout::align;
use crate::parallel;
use crate::rustc::{Diagnostic, Span};
use crate::settings::Setting;
use crate::tables::{ImportId, Kind, Name, NodeId, SOLUTION};
use crate::yields;

/// How often it is found out what is nothing without them, or needs them.
const ROUNDS: usize = 8;

/// How many are tried one by one, where not all can go.
const MOST: usize = 4;

/// Its own text: what was remembered is forgotten when it changes.
const RULES: &str = concat!(include_str!("../layout.rs"), include_str!("trials.rs"));

/// What is tried, and the names that it has or defines.
type Doubtful = BTreeMap<NodeId, BTreeSet<Name>>;

/// The bundle without some of those, if any can go; `known` are those that cannot.
pub(super) fn without_doubtful(
    tools: &Tools<'_>,
    attempt: &Attempt<'_>,
    bundled: &Bundled,
    known: &mut BTreeSet<NodeId>,
) -> Result<Option<Bundled>, Failure> {
    let mut doubtful = doubtful(tools, bundled);
    doubtful.retain(|id, _| !known.contains(id));
    let all = (doubtful.len() > 1).then(|| doubtful.clone());
    let each = doubtful.iter().take(MOST);
    let each = each.map(|(id, names)| Doubtful::from([(*id, names.clone())]));
    for tried in all.into_iter().chain(each) {
        if let Some(smaller) = without(tools, attempt, bundled, tried)? {
            return Ok(Some(smaller));
        }
    }
    known.extend(doubtful.into_keys());
    Ok(None)
}

/// Items of libraries that are dead and could not go alone, and calls whose types, traits and modules all are, or functions and values if they define none.
fn doubtful(tools: &Tools<'_>, bundled: &Bundled) -> Doubtful {
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
        return Doubtful::new();
    }
    // The code that other compilers make is not seen here.
    if is_any(program, live) {
        return Doubtful::new();
    }
    let hiding = Hiding::new(scopes, tools.inverted, live);
    let own = &program.krate(SOLUTION).nodes;
    let is_dead = |(id, names): (NodeId, BTreeSet<&str>)| {
        let node = program.node(id);
        // A solution's text is its author's, and needs what it names.
        let is_named = |name: &Name| own.iter().any(|node| node.refs.names.contains(name));
        let is_needed = hiding.has_node(id)
            || live.rivals.contains(&id)
            || tools.inverted.roots.contains(&id)
            || node.name.as_ref().is_some_and(is_named);
        if is_needed {
            return None;
        }
        if node.kind != Kind::MacroCall {
            return Some((id, node.name.iter().cloned().collect()));
        }
        let made = yields::of_call(scopes, id)?;
        let wanted = match made.types.is_empty() {
            true => &made.defines,
            false => &made.types,
        };
        let is_dead = |name: &Name| names.contains(&**name);
        wanted.iter().all(is_dead).then_some((id, made.defines))
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
        banned.nodes.extend(tried.keys().chain(&others.nodes));
        banned.imports.extend(&others.imports);
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
        tried.retain(|id, _| !needed.contains(id));
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
    let named = tried.iter().filter(|(_, names)| is_named(names));
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
fn makes_same_code(tools: &Tools<'_>, first: &Output, second: &Output) -> bool {
    let (rustc, edition) = (tools.checks.rustc(), tools.checks.edition());
    let layout = align(first, second);
    let key = [&*first.text, &*second.text, edition, ir::RULES, RULES];
    let is_same = rustc.remember("same code", &key, || {
        for setting in Setting::of_code(&first.text) {
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
