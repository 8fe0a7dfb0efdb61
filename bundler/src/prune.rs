//! What rustc calls dead, taken out until it calls nothing dead: emit, check, ban, and again.
//!
//! Whole items only, and only what a library's own text says: never what a macro expansion made, what acts outside its body
//! (L6), or what text under an undecided cfg mentions. A step that stops compiling is taken back and halved; an item that
//! cannot go stays. It knows positions, not syntax.

use std::collections::{BTreeSet, HashMap};

use crate::emit::{Output, Style, emit};
use crate::error::Problem;
use crate::inverted::Inverted;
use crate::reach::{Banned, Live, Made, reach};
use crate::rustc::{Diagnostic, Rustc};
use crate::scope::Scopes;
use crate::tables::{ImportId, Node, NodeId, Program, SOLUTION};

/// The lints that name what is unused.
const LINTS: [&str; 3] = ["dead_code", "unused_imports", "unused_macros"];

/// How many steps that stop compiling are tried before what rustc calls dead is left in.
const PATIENCE: usize = 24;

/// Why no bundle was made.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The source cannot be bundled.
    Problems(Vec<Problem>),
    /// rustc does not accept the bundle.
    Rejected(Box<Output>, Vec<Diagnostic>),
    /// rustc could not be asked.
    Rustc(crate::rustc::Error),
}

/// A bundle that rustc has accepted, or an unverified one when there is no compiler to ask.
pub(crate) fn prune(
    scopes: &Scopes<'_>,
    inverted: &Inverted,
    style: Style,
    edition: &str,
    rustc: Option<&Rustc>,
) -> Result<(Output, Live), Failure> {
    let attempt = |banned: &Banned| -> Result<(Output, Live), Failure> {
        let live = reach(scopes, inverted, banned).map_err(Failure::Problems)?;
        let output =
            emit(scopes, &live, style).map_err(|problem| Failure::Problems(vec![problem]))?;
        Ok((output, live))
    };
    let mut banned = Banned::default();
    let (mut output, mut live) = attempt(&banned)?;
    let Some(rustc) = rustc else {
        return Ok((output, live));
    };
    let check = |output: &Output| {
        rustc
            .check(&output.text, edition, &LINTS, &[])
            .map_err(Failure::Rustc)
    };
    let mut diagnostics = check(&output)?;
    if diagnostics.iter().any(is_error) {
        return Err(Failure::Rejected(Box::new(output), diagnostics));
    }
    let mut stuck: BTreeSet<Dead> = BTreeSet::new();
    let mut failures = 0;
    let mut step: Vec<Dead> = Vec::new();
    while failures < PATIENCE {
        if step.is_empty() {
            let found = dead(scopes, inverted, &output, &live, &diagnostics);
            step = found
                .into_iter()
                .filter(|dead| !stuck.contains(dead))
                .collect();
            if step.is_empty() {
                break;
            }
        }
        let mut tried = banned.clone();
        for dead in &step {
            match dead {
                Dead::Node(id) => tried.nodes.insert(*id),
                Dead::Import(id) => tried.imports.insert(*id),
                Dead::Made(made) => tried.made.insert(made.clone()),
            };
        }
        let smaller = match attempt(&tried) {
            Ok((smaller, smaller_live)) if smaller.text != output.text => {
                let answer = check(&smaller)?;
                (!answer.iter().any(is_error)).then_some((smaller, smaller_live, answer))
            }
            // Taking it out changed nothing, or it is needed after all.
            _ => None,
        };
        match smaller {
            Some((smaller, smaller_live, answer)) => {
                (output, live, diagnostics, banned) = (smaller, smaller_live, answer, tried);
                step.clear();
            }
            None => {
                failures += 1;
                if let [only] = step.as_slice() {
                    stuck.insert(only.clone());
                }
                // The first half now; the rest is found again.
                step.truncate(step.len() / 2);
            }
        }
    }
    for flags in settings_of_judges(&output.text) {
        let diagnostics = rustc.check(&output.text, edition, &[], flags);
        let diagnostics = diagnostics.map_err(Failure::Rustc)?;
        if diagnostics.iter().any(is_error) {
            return Err(Failure::Rejected(Box::new(output), diagnostics));
        }
    }
    Ok((output, live))
}

/// Flags under which a judge sees other text than the checks here: it optimises, and some say `ONLINE_JUDGE`.
fn settings_of_judges(text: &str) -> impl Iterator<Item = &'static [&'static str]> + use<> {
    let optimised: &[&str] = &["-Cdebug-assertions=off"];
    let online: &[&str] = &["-Cdebug-assertions=off", "--cfg", "ONLINE_JUDGE"];
    let settings = [("debug_assertions", optimised), ("ONLINE_JUDGE", online)];
    let concerned = settings.map(|(name, flags)| text.contains(name).then_some(flags));
    concerned.into_iter().flatten()
}

fn is_error(diagnostic: &Diagnostic) -> bool {
    diagnostic.level == "error"
}

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Dead {
    Node(NodeId),
    Import(ImportId),
    /// A line of the bundler's own.
    Made(Made),
}

/// The nodes and imports that rustc's words are about.
fn dead(
    scopes: &Scopes<'_>,
    inverted: &Inverted,
    output: &Output,
    live: &Live,
    diagnostics: &[Diagnostic],
) -> Vec<Dead> {
    let program = scopes.program;
    let mut by_place: HashMap<(u32, u32, usize), NodeId> = HashMap::new();
    for &id in live.nodes.iter().filter(|id| id.krate != SOLUTION) {
        let node = program.node(id);
        by_place.insert(
            (
                id.krate,
                program.module(node.module).file,
                node.name_range.start,
            ),
            id,
        );
    }
    let mut imports: HashMap<(u32, u32), Vec<ImportId>> = HashMap::new();
    for &id in live.imports.iter().filter(|id| id.krate != SOLUTION) {
        let file = program.module(program.import(id).module).file;
        imports.entry((id.krate, file)).or_default().push(id);
    }
    let mut found = BTreeSet::new();
    for diagnostic in diagnostics {
        let Some(lint) = diagnostic
            .code
            .as_deref()
            .filter(|code| LINTS.contains(code))
        else {
            continue;
        };
        for span in diagnostic.spans.iter().filter(|span| span.is_primary) {
            let line = output
                .made
                .iter()
                .find(|(range, _)| range.contains(&span.byte_start));
            if let Some((_, made)) = line {
                let guarded = match made {
                    Made::CrateName(_, name) => live.guarded.contains(name),
                    Made::Export(_, id) => node_is_guarded(program, live, *id),
                };
                if !guarded {
                    found.insert(Dead::Made(made.clone()));
                }
                continue;
            }
            let Some((krate, file, at)) = output.origin(span.byte_start) else {
                continue;
            };
            if lint == "unused_imports" {
                let leaves = imports.get(&(krate, file)).into_iter().flatten();
                // A leaf that is named in part (`b` of `a::b`, or the whole of it) is the leaf.
                let meant = leaves.filter(|id| {
                    let range = &program.import(**id).range;
                    range.contains(&at) || covers(span, at, range.start)
                });
                let free = meant.filter(|id| {
                    !import_is_guarded(program, live, **id) && !live.rival_imports.contains(id)
                });
                found.extend(free.map(|id| Dead::Import(*id)));
                continue;
            }
            if let Some(&id) = by_place.get(&(krate, file, at))
                && !inverted.acts_outside.contains(&id)
                && !program.node(id).root
                && !live.rivals.contains(&id)
                && !hides_something(program, live, id)
                && !node_is_guarded(program, live, id)
            {
                found.insert(Dead::Node(id));
                // A member of a trait goes together with those of its name in the trait's impls.
                let members = inverted.members_of_impls(program, id);
                let members = members.filter(|member| live.nodes.contains(member));
                found.extend(members.map(Dead::Node));
            }
        }
    }
    found.into_iter().collect()
}

/// Is a leaf that starts at `leaf` inside a span that starts at `at`? rustc names a whole group when all of it is unused.
fn covers(span: &crate::rustc::Span, at: usize, leaf: usize) -> bool {
    (at..at + span.byte_end.saturating_sub(span.byte_start)).contains(&leaf)
}

/// Is the node in the way of what a live glob or macro call beside it may bring?
fn hides_something(program: Program<'_>, live: &Live, id: NodeId) -> bool {
    let table = program.module(program.node(id).module);
    live.hiders.contains(&id)
        && (table.globs.iter().any(|glob| live.imports.contains(glob))
            || table.calls.iter().any(|call| live.nodes.contains(call)))
}

/// Does text that this rustc may not have seen mention the node, or a member of it?
fn node_is_guarded(program: Program<'_>, live: &Live, id: NodeId) -> bool {
    let node = program.node(id);
    let mut members = node.members.iter().map(|member| program.node(*member));
    let is_guarded = |node: &Node| {
        node.name
            .as_ref()
            .is_some_and(|name| live.guarded.contains(name))
    };
    is_guarded(node) || members.any(is_guarded)
}

/// May text that this rustc has not seen need the import?
fn import_is_guarded(program: Program<'_>, live: &Live, id: ImportId) -> bool {
    let import = program.import(id);
    let named = import
        .alias
        .as_ref()
        .is_some_and(|alias| live.guarded.contains(alias));
    // A glob or a trait is needed without being named.
    let unnamed = import
        .alias
        .as_ref()
        .is_none_or(|alias| !alias.starts_with(char::is_lowercase));
    named || (unnamed && live.guarded_modules.contains(&import.module))
}
