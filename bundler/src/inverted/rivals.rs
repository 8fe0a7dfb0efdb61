//! Impls of std's traits for std's types that inference chooses among (L4): one may be meant whose own arguments no live text
//! names, and without it another one would be.

use crate::items::is_mark;
use crate::resolve::Site;
use crate::scope::Scopes;
use crate::tables::{ImplHead, Kind, Name, Node, NodeId, PathRef};
use crate::tokens::{self, Room, TokenTree};

use super::types::Meant;
use super::{Inverted, Needs};

/// Traits that std has for nearly all of its types already, so that no impl is ever the only one for a type.
const REFLEXIVE: [&str; 5] = ["From", "Into", "PartialEq", "PartialOrd", "TryFrom"];
/// Those that std has for its numbers, each several times.
const OF_NUMBERS: [&str; 22] = [
    "Add",
    "AddAssign",
    "BitAnd",
    "BitAndAssign",
    "BitOr",
    "BitOrAssign",
    "BitXor",
    "BitXorAssign",
    "Div",
    "DivAssign",
    "Mul",
    "MulAssign",
    "Product",
    "Rem",
    "RemAssign",
    "Shl",
    "ShlAssign",
    "Shr",
    "ShrAssign",
    "Sub",
    "SubAssign",
    "Sum",
];
/// Other traits of std's with arguments.
const OTHERS: [&str; 6] = [
    "AsMut",
    "AsRef",
    "Extend",
    "FromIterator",
    "Index",
    "IndexMut",
];
/// Numbers, of which a literal may be one or another.
const INTEGERS: [&str; 12] = [
    "i8", "i16", "i32", "i64", "i128", "isize", "u8", "u16", "u32", "u64", "u128", "usize",
];
const FLOATS: [&str; 2] = ["f32", "f64"];
/// Types that give no other one when they are dereferenced or coerced but one of their own line.
const PLAIN: [&[&str]; 14] = [
    &["Vec", "["],
    &["String", "str"],
    &["("],
    &["bool"],
    &["char"],
    &["Option"],
    &["Result"],
    &["Range"],
    &["VecDeque"],
    &["BinaryHeap"],
    &["BTreeMap"],
    &["BTreeSet"],
    &["HashMap"],
    &["HashSet"],
];

/// An impl of an external trait for an external type, of a library or of the solution, which has no rows.
#[derive(Debug)]
pub(crate) struct External {
    row: usize,
    node: NodeId,
    trait_: Name,
    /// Its words and marks; none if a macro made it.
    self_type: Option<String>,
    /// What the type is behind references.
    family: Option<String>,
    is_generic: bool,
    /// Is something bundled in the self type? Where that is known, this is live.
    is_of_own: bool,
}

impl External {
    /// `is_made`: does the head stand in no file?
    pub(super) fn new(
        scopes: &Scopes<'_>,
        row: usize,
        node: NodeId,
        head: &ImplHead,
        is_made: bool,
    ) -> Option<External> {
        let trait_ = head.trait_path.as_ref()?.segments.last()?.clone();
        let made_family = || Some(head.self_path.as_ref()?.segments.last()?.to_string());
        let written = scopes.program.node(node);
        let (self_type, family) = match is_made {
            true => (None, made_family()),
            false => {
                let text = &scopes.program.file(written.module).text;
                let room = Room::new();
                let tokens = tokens::read_part(&room, text, head.self_type.clone());
                let mut words = Vec::new();
                leaves(tokens.unwrap_or_default(), text, &mut words);
                (Some(words.join(" ")), family(&words))
            }
        };
        let is_among = |names: &[&str]| family.as_deref().is_some_and(|name| names.contains(&name));
        let is_number = is_among(&INTEGERS) || is_among(&FLOATS);
        let has_rivals_of_std =
            REFLEXIVE.contains(&&*trait_) || (is_number && OF_NUMBERS.contains(&&*trait_));
        (!has_rivals_of_std).then(|| External {
            row,
            node,
            trait_,
            self_type,
            family,
            is_of_own: is_of_own(scopes, Site::of_node(written), head),
            is_generic: written.kind != Kind::Impl || is_generic(scopes, written),
        })
    }

    /// May inference come from one to the other, and choose?
    pub(super) fn competes(&self, other: &External) -> bool {
        let knows = |name: &str| OF_NUMBERS.contains(&name) || OTHERS.contains(&name);
        let is_known = knows(&self.trait_) && knows(&other.trait_);
        if self.trait_ != other.trait_ && is_known {
            return false;
        }
        // Two for one type are told apart by their arguments alone, which live text names then.
        let is_same = self.self_type.is_some() && self.self_type == other.self_type;
        if is_same && !self.is_generic && !other.is_generic {
            return false;
        }
        match (&self.family, &other.family) {
            (Some(one), Some(other)) => are_related(one, other),
            _ => true,
        }
    }
}

/// Is something bundled in the self type?
fn is_of_own(scopes: &Scopes<'_>, site: Site<'_>, head: &ImplHead) -> bool {
    let is_of_self = |path: &&PathRef| head.self_type.contains(&path.range.start);
    let mut meant = head
        .mentioned
        .iter()
        .filter(is_of_self)
        .map(|path| Meant::by(scopes, site, Some(path)));
    meant.any(|meant| meant.item.is_some() || meant.unclear)
}

/// Has the impl parameters?
fn is_generic(scopes: &Scopes<'_>, node: &Node) -> bool {
    let text = &scopes.program.file(node.module).text;
    let room = Room::new();
    let tokens = tokens::read_part(&room, text, node.range.clone()).unwrap_or_default();
    let is_impl = |token: &TokenTree| matches!(token, TokenTree::Ident(word) if *word == "impl");
    let at = tokens.iter().position(is_impl);
    at.is_none_or(|at| is_mark(tokens.get(at + 1), '<'))
}

/// The words, marks and brackets among tokens.
fn leaves<'t>(tokens: &[TokenTree<'t>], text: &'t str, words: &mut Vec<&'t str>) {
    for token in tokens {
        match token {
            TokenTree::Group(group) => {
                let (whole, inside) = (group.range(), group.inside());
                words.push(&text[whole.start..inside.start]);
                leaves(group.tokens(), text, words);
                words.push(&text[inside.end..whole.end]);
            }
            _ => words.push(&text[token.range()]),
        }
    }
}

/// The name of a type behind references, or the bracket that it begins with; none if that is not clear.
fn family(words: &[&str]) -> Option<String> {
    let mut rest = words;
    loop {
        rest = match rest {
            ["&" | "mut", behind @ ..] | ["'", _, behind @ ..] => behind,
            _ => break,
        };
    }
    if let ["[" | "(", ..] = rest {
        return Some(rest[0].to_string());
    }
    let is_name = |word: &str| word.starts_with(|c: char| c == '_' || c.is_alphabetic());
    let path = rest
        .iter()
        .take_while(|word| **word == ":" || is_name(word));
    path.filter(|word| is_name(word))
        .last()
        .map(|name| (*name).to_string())
}

/// May a value or a literal be of both, or be had from one as the other?
fn are_related(one: &str, other: &str) -> bool {
    let numbers = [&INTEGERS[..], &FLOATS[..]];
    let line = |name: &str| {
        let mut lines = PLAIN.iter().copied().chain(numbers);
        lines.position(|line| line.contains(&name))
    };
    match (line(one), line(other)) {
        (Some(one), Some(other)) => one == other,
        // What may be dereferenced to anything, or is not known.
        _ => true,
    }
}

impl Inverted {
    /// What waits for its arguments is live with an impl that inference might choose instead of it.
    pub(super) fn compete(&mut self, externals: Vec<External>) {
        for one in &externals {
            if !self.waits(one) {
                continue;
            }
            let others = externals.iter().filter(|other| other.row != one.row);
            for other in others.filter(|other| one.competes(other)) {
                self.by_item.entry(other.node).or_default().push(one.row);
            }
        }
        let waiting = externals.into_iter().filter(|one| self.waits(one));
        self.choosable = waiting.collect();
    }

    /// Rows of such impls that may be chosen instead of what a node of the solution has.
    pub(crate) fn beside(&self, scopes: &Scopes<'_>, id: NodeId) -> Vec<usize> {
        if self.choosable.is_empty() {
            return Vec::new();
        }
        let node = scopes.program.node(id);
        let site = Site::of_node(node);
        let is_bundled = |path: &Option<PathRef>| {
            let meant = Meant::by(scopes, site, path.as_ref());
            meant.item.is_some()
        };
        let skipped = usize::from(node.kind == Kind::Alias);
        let heads = node.heads.iter().skip(skipped);
        let external: Vec<External> = heads
            .filter(|head| !is_bundled(&head.trait_path) && !is_bundled(&head.self_path))
            .filter_map(|head| External::new(scopes, usize::MAX, id, head, false))
            .collect();
        let rows = self.choosable.iter();
        rows.filter(|one| external.iter().any(|other| one.competes(other)))
            .map(|one| one.row)
            .collect()
    }

    /// Does it wait for what its trait's arguments name, and its type is std's?
    fn waits(&self, external: &External) -> bool {
        let row = &self.waiting[external.row];
        !external.is_of_own && matches!(row.needs, Needs::Any(_))
    }
}
