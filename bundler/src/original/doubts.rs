//! Why a difference between a bundle and the original need not be one, and which of a program's functions it is in.

use std::collections::BTreeSet;

use super::Original;
use crate::error::Place;
use crate::ir::Difference;
use crate::macros;
use crate::package::Edition;
use crate::reach::Live;
use crate::rustc::Rustc;
use crate::tables::{CautionKind, Kind, Node, Program, Refs};

/// The release from which it is known how calls find their slots in vtables.
const KNOWN_SLOTS: u32 = 95;

impl Original<'_> {
    /// Why a difference need not be one, in what this compiler made.
    pub(super) fn doubt(
        &self,
        live: &Live,
        found: &Difference,
        rustc: &Rustc,
    ) -> Option<&'static str> {
        let program = self.program;
        let edition = self.target.edition;
        let is_other = |krate: &u32| {
            let krate = program.krate(*krate);
            !krate.files.is_empty() && self.edition_of(krate) != edition
        };
        // A function has text and types of what its crate depends on.
        let known = |krate| program.seen_by([krate]);
        let own = krate_of(program, &found.function);
        let all = || (0..).take(program.krates.len()).collect();
        let known: BTreeSet<u32> = own.map_or_else(all, known);
        let is_bare = |krate: &u32| {
            let krate = program.krate(*krate);
            krate.core_only && self.edition_of(krate) < Edition::E2021
        };
        match () {
            () if tells_place(program, live, &found.function) => Some("its text says where it is"),
            () if rustc.minor() < Some(KNOWN_SLOTS) && lacks_methods(found) => {
                Some("a trait has fewer methods, which have slots in vtables")
            }
            () if known.iter().any(is_other) => {
                Some("editions differ, in which the same has other forms")
            }
            () if own.iter().any(is_bare) || own.is_none() && known.iter().any(is_bare) => {
                Some("without std, panics of older editions have another form")
            }
            () => None,
        }
    }
}

/// The live functions of the name that a symbol's path leads to: `f` of `lib::m::f::<u8>::{closure#0}`.
fn functions<'a>(program: Program<'a>, live: &Live, path: &str) -> Vec<&'a Node> {
    let words = path
        .split("::")
        .filter(|word| !word.contains(['{', '<', '>']));
    let name = words.last();
    let is_it = |node: &Node| {
        let is_function = matches!(node.kind, Kind::Fn | Kind::Member);
        is_function && node.name.as_deref() == name
    };
    let nodes = live.nodes.iter().map(|id| (id.krate, program.node(*id)));
    let named: Vec<(u32, &Node)> = nodes.filter(|(_, node)| is_it(node)).collect();
    // What a macro makes is of no crate that is known.
    let own = krate_of(program, path).filter(|own| named.iter().any(|(krate, _)| krate == own));
    let named = named.into_iter();
    let named = named.filter(|(krate, _)| own.is_none_or(|own| own == *krate));
    named.map(|(_, node)| node).collect()
}

/// Where the function is that a symbol's path leads to, if there is one of its name.
pub(super) fn place(program: Program<'_>, live: &Live, path: &str) -> Option<Place> {
    let [only] = functions(program, live, path)[..] else {
        return None;
    };
    let file = program.file(only.module);
    Some(file.place(only.name_range.clone(), ""))
}

/// May the function with this path say where in a file it is, by itself, a constant that it names or a macro that it calls?
fn tells_place(program: Program<'_>, live: &Live, path: &str) -> bool {
    let tells = |refs: &Refs| {
        let mut cautions = refs.cautions.iter();
        cautions.any(|caution| !is_known(&caution.kind))
    };
    let reaches = |node: &Node| {
        macros::reached(program, vec![&node.refs])
            .into_iter()
            .any(tells)
    };
    let is_value = |node: &&Node| matches!(node.kind, Kind::Const | Kind::Static | Kind::Member);
    let nodes = live.nodes.iter().map(|id| program.node(*id));
    let values: Vec<&Node> = nodes
        .filter(is_value)
        .filter(|node| reaches(node))
        .collect();
    let functions = functions(program, live, path);
    let names_one = |node: &&Node| {
        let mut names = values.iter().filter_map(|value| value.name.as_ref());
        reaches(node) || names.any(|name| node.refs.names.contains(name))
    };
    match functions.is_empty() {
        true => live.nodes.iter().any(|id| tells(&program.node(*id).refs)),
        false => functions.iter().any(names_one),
    }
}

/// The crate of the function with this path, if it is one of these.
fn krate_of(program: Program<'_>, path: &str) -> Option<u32> {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    let name = path.split(|c| !is_part(c)).find(|word| !word.is_empty())?;
    let mut all = (0u32..).zip(program.krates);
    all.find_map(|(number, krate)| (*krate.name == *name).then_some(number))
}

/// Is it known what a program tells so?
fn is_known(kind: &CautionKind) -> bool {
    matches!(
        kind,
        CautionKind::File | CautionKind::Line | CautionKind::TypeName(_) | CautionKind::Variable
    )
}

/// Is it a vtable with fewer methods, or an earlier slot in one?
pub(crate) fn lacks_methods(found: &Difference) -> bool {
    let (first, second) = (&*found.first, &*found.second);
    let both = |is_it: fn(&str) -> bool| is_it(first) && is_it(second);
    let methods = |text: &str| text.matches(" @").count();
    let is_part = |c: char| c.is_alphanumeric() || c == '_' || c == '.';
    let words = |text| str::split(text, move |c: char| !is_part(c));
    let numbers = |(one, other): (&str, &str)| -> Option<(u32, u32)> {
        one.parse().ok().zip(other.parse().ok())
    };
    let mut pairs = words(first).zip(words(second)).filter_map(numbers);
    both(|text| text.starts_with("@vtable")) && methods(first) > methods(second)
        || both(|text| text.contains("getelementptr inbounds"))
            && pairs.any(|(one, other)| one > other)
}
