//! What may differ in a bundle without being wrong: what is said of its places and names, and the author's build settings; and what
//! a large one could do without.
//!
//! Only live text counts, and only what may reach the output: what goes to standard error alone changes no verdict.

use std::collections::BTreeMap;

use crate::emit::Output;
use crate::error::{Place, Problem, line_column};
use crate::package::{Package, Setting, SettingKind};
use crate::reach::Live;
use crate::resolve::Site;
use crate::scope::{Def, Ns, Scopes};
use crate::tables::{Caution, CautionKind, ImportId, Kind, Name, Node, NodeId, PathRef};

mod size;

/// Places shown of one kind.
const MOST_PLACES: usize = 3;

/// One warning of each kind, with its places.
pub(crate) fn warnings(
    scopes: &Scopes<'_>,
    live: &Live,
    output: &Output,
    package: &Package,
) -> Vec<Problem> {
    let program = scopes.program;
    let mut places: BTreeMap<&str, Vec<Place>> = BTreeMap::new();
    for &id in &live.nodes {
        let node = program.node(id);
        for caution in &node.refs.cautions {
            if changes(scopes, live, output, id, caution) {
                let place = program.file(node.module).place(caution.range.clone(), "");
                places.entry(word(&caution.kind)).or_default().push(place);
            }
        }
    }
    for (word, place) in renamed(scopes, live) {
        places.entry(word).or_default().push(place);
    }
    let mut warnings: Vec<Problem> = places
        .into_iter()
        .map(|(word, places)| about_text(word, places))
        .collect();
    let nodes = || live.nodes.iter().map(|id| program.node(*id));
    let settings = package.settings.iter();
    let settings =
        settings.filter(|setting| nodes().any(|node| depends(scopes, node, setting.kind)));
    warnings.extend(settings.map(about_setting));
    warnings.extend(size::too_large(program, live, output, package));
    warnings
}

/// Other names for what says where or what something is, by imports or types: it is not looked for under those.
fn renamed(scopes: &Scopes<'_>, live: &Live) -> Vec<(&'static str, Place)> {
    let program = scopes.program;
    let imports = live.imports.iter().map(|id| (*id, program.import(*id)));
    let found = imports.filter_map(|(id, row)| {
        let word = renames(row.path.segments.last()?, row.alias.as_ref())?;
        let is_of_std = || scopes.import_everywhere(id).external;
        let place = program.file(row.module).place(row.range.clone(), "");
        is_of_std().then_some((word, place))
    });
    let mut all: Vec<(&'static str, Place)> = found.collect();
    let nodes = || live.nodes.iter().map(|id| program.node(*id));
    let asks = nodes().any(|node| node.refs.names.contains("caller"));
    for node in nodes() {
        let is_of_std = |path: &PathRef| scopes.path(Site::of_node(node), path).external;
        let file = program.file(node.module);
        for local in &node.refs.uses {
            let word = local.path.segments.last();
            let word = word.and_then(|last| renames(last, local.alias.as_ref()));
            if let Some(word) = word.filter(|_| is_of_std(&local.path)) {
                all.push((word, file.place(local.path.range.clone(), "")));
            }
        }
        // `type Place = Location<'static>;`, `<Location>::caller()`
        let types = node.refs.paths.iter().filter(|path| {
            let last = path.segments.last().map(|last| &**last);
            asks && last == Some("Location")
                && (node.kind == Kind::Alias || node.refs.names.contains("caller"))
        });
        let told: Vec<&PathRef> = types.filter(|path| is_of_std(path)).collect();
        all.extend(
            told.iter()
                .map(|path| ("Location::caller", file.place(path.range.clone(), ""))),
        );
    }
    all
}

/// What an import brings under another name, if it says where or what something is.
fn renames(last: &Name, alias: Option<&Name>) -> Option<&'static str> {
    let word = match &**last {
        "type_name" | "type_name_of_val" => "type_name",
        "Location" => "Location::caller",
        "file" => "file",
        "line" => "line",
        "column" => "column",
        "module_path" => "module_path",
        _ => return None,
    };
    alias.is_some_and(|alias| alias != last).then_some(word)
}

/// Does it say something else in the bundle?
fn changes(
    scopes: &Scopes<'_>,
    live: &Live,
    output: &Output,
    id: NodeId,
    caution: &Caution,
) -> bool {
    let program = scopes.program;
    let node = program.node(id);
    let file = program.module(node.module).file;
    let at = caution.range.start;
    let has_own = |name: &str| {
        let mut krates = program.krates.iter();
        krates.any(|krate| krate.macros.contains_key(name))
    };
    match &caution.kind {
        CautionKind::TypeName(path) | CautionKind::Caller(path) => {
            let site = Site::of_node(node);
            let outcome = scopes.path(site, path);
            // `use std::any::*;`, here or where another glob leads.
            let of_std = |glob: &ImportId| {
                let path = &program.import(*glob).path;
                path.glob
                    && path
                        .segments
                        .last()
                        .is_some_and(|last| matches!(&**last, "any" | "panic"))
                    && scopes.imported(*glob, Ns::Type).contains(&Def::External)
            };
            outcome.external || outcome.hits.is_empty() && live.imports.iter().any(of_std)
        }
        CautionKind::Link => true,
        kind if has_own(word(kind)) => false,
        // What a macro's body says depends on its calls.
        _ if caution.in_rules => true,
        CautionKind::File | CautionKind::ModulePath | CautionKind::Variable => true,
        CautionKind::Line | CautionKind::Column => {
            let Some(now) = output.destination(id.krate, file, at) else {
                return true;
            };
            let before = program.file(node.module).original(at);
            let (line, column) = line_column(&before.text, before.byte);
            let (line_now, column_now) = line_column(&output.text, now);
            match caution.kind {
                CautionKind::Line => line != line_now,
                _ => column != column_now,
            }
        }
    }
}

/// The macro or function that a caution is about.
fn word(kind: &CautionKind) -> &'static str {
    match kind {
        CautionKind::File => "file",
        CautionKind::Line => "line",
        CautionKind::Column => "column",
        CautionKind::ModulePath => "module_path",
        CautionKind::Variable => "option_env",
        CautionKind::TypeName(_) => "type_name",
        CautionKind::Caller(_) => "Location::caller",
        CautionKind::Link => "link",
    }
}

fn about_text(word: &str, mut places: Vec<Place>) -> Problem {
    let (call, help) = match word {
        "type_name" => ("type_name", "a type's path is another one there"),
        "module_path" => ("module_path!", "a module's path is another one there"),
        "Location::caller" => ("Location::caller", "it is about the file that is submitted"),
        "link" => (
            "#[link]",
            "it is linked at another place: of two libraries with one symbol, the first counts",
        ),
        "file" => ("file!", "it names the file that is submitted"),
        "option_env" => (
            "option_env!",
            "the variable is set here, and where the bundle is built it may not be",
        ),
        "column" => ("column!", "it is about the file that is submitted"),
        _ => ("line!", "it is about the file that is submitted"),
    };
    let more = places.len().saturating_sub(MOST_PLACES);
    places.truncate(MOST_PLACES);
    let verb = match word {
        "link" => "may mean",
        "option_env" => "may say",
        _ => "says",
    };
    let mut title = format!("`{call}` {verb} something else in the bundle");
    if more > 0 {
        title.push_str(&format!(", here and in {more} more places"));
    }
    Problem {
        title,
        places,
        help: format!("{help}: print nothing that depends on it"),
    }
}

/// Does this text depend on the setting?
fn depends(scopes: &Scopes<'_>, node: &Node, kind: SettingKind) -> bool {
    let mentions = |word: &str| node.refs.names.iter().any(|name| name.contains(word));
    let asks = |key: &str| {
        let text = &scopes.program.file(node.module).text;
        node.refs.open_cfg() && asks_for(&text[node.range.clone()], key)
    };
    match kind {
        SettingKind::OverflowChecks => true,
        SettingKind::DebugAssertions => node.refs.open_cfg() || mentions("debug_assert"),
        SettingKind::PanicAbort => {
            let words = ["catch_unwind", "spawn", "scope", "panicking", "set_hook"];
            words.iter().any(|word| mentions(word)) || asks("panic")
        }
        SettingKind::TargetFeatures => asks("target_feature"),
    }
}

/// Is there a condition `key = "…"` in a text?
fn asks_for(text: &str, key: &str) -> bool {
    let mut found = text.match_indices(key);
    found.any(|(at, _)| {
        let behind = text[at + key.len()..].trim_start();
        let value = behind.strip_prefix('=').map(str::trim_start);
        value.is_some_and(|value| value.starts_with(['"', 'r']))
    })
}

fn about_setting(setting: &Setting) -> Problem {
    let (title, help) = match setting.kind {
        SettingKind::OverflowChecks => (
            "a judge does not check for overflow",
            "where the program panics with this setting, it goes on with a wrong number there",
        ),
        SettingKind::DebugAssertions => (
            "a judge leaves out debug assertions",
            "what they find with this setting goes unnoticed there",
        ),
        SettingKind::PanicAbort => (
            "a panic does not abort at a judge",
            "it unwinds: `catch_unwind` and `join` return there",
        ),
        SettingKind::TargetFeatures => (
            "a judge compiles for another processor",
            "`cfg(target_feature)` is decided by its flags, not by these: ask with `is_x86_feature_detected!` while the program runs",
        ),
    };
    Problem::new(title).at(setting.place.clone()).help(help)
}
