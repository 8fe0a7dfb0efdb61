//! Impls of std's traits for std's types that inference chooses among (L4): one may be meant whose own arguments no live text
//! names, and without it another one would be.

use crate::items::words_apart;
use crate::resolve::Site;
use crate::scope::{Def, Scopes};
use crate::tables::{ImplHead, ImportId, Kind, Name, NodeId, PathRef};
use crate::tokens::{self, Room};

use super::types::Meant;

/// Traits that std has for all types already, so that no impl is ever the only one for a type.
const REFLEXIVE: [&str; 3] = ["From", "Into", "TryFrom"];
/// Known types of std that it does not compare for equality.
const UNEQUAL: [&str; 1] = ["BinaryHeap"];
/// Those that it has no order for.
const UNORDERED: [&str; 4] = ["BinaryHeap", "HashMap", "HashSet", "Range"];
/// Those that std has for its numbers, each several times.
pub(crate) const OF_NUMBERS: [&str; 22] = [
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
pub(crate) const OTHERS: [&str; 8] = [
    "AsMut",
    "AsRef",
    "Extend",
    "FromIterator",
    "Index",
    "IndexMut",
    "PartialEq",
    "PartialOrd",
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
    pub(super) row: usize,
    pub(super) node: NodeId,
    trait_: Name,
    /// Its words and marks.
    self_type: String,
    /// Those of the trait's arguments, with `_` for what is bundled.
    shape: String,
    /// What the type is behind references.
    family: Option<String>,
    /// Is the self type made of std's alone, by their own names?
    is_plain: bool,
    /// Is the type, behind references, something bundled, or one that is not known of which that is a part? Where it is known, this is
    /// live. Of a tuple, inference may know one part and not the other.
    pub(super) is_of_own: bool,
    /// Is it surely a bundled type, behind references?
    is_nominal: bool,
}

impl External {
    /// None if std always has impls of the trait for the type, so that this one is never the only one.
    pub(super) fn new(
        scopes: &Scopes<'_>,
        row: usize,
        node: NodeId,
        head: &ImplHead,
    ) -> Option<External> {
        let trait_ = head.trait_path.as_ref()?.segments.last()?.clone();
        let written = scopes.program.node(node);
        let in_file = || {
            let file = scopes.program.file(written.module);
            file.text.get(head.self_type.clone()).unwrap_or_default()
        };
        let text = head.made_type.as_deref().unwrap_or_else(in_file);
        let room = Room::new();
        let self_type = words_apart(tokens::read(&room, text).unwrap_or_default());
        let words: Vec<&str> = self_type.split(' ').collect();
        let family = family(&words);
        let is_among = |names: &[&str]| family.as_deref().is_some_and(|name| names.contains(&name));
        // Floating-point numbers have no bits to combine or to shift.
        let of_bits = trait_.starts_with("Bit") || trait_.starts_with("Sh");
        let is_number = is_among(&INTEGERS) || is_among(&FLOATS) && !of_bits;
        let is_listed = family.as_deref().is_some_and(|name| line(name).is_some());
        let is_compared = |but: &[&str]| is_listed && !is_among(but);
        let shape = shape(scopes, Site::of_node(written), head);
        // Another type's `Box<_>` is none of those that std has an impl for; but for `&_` numbers have some.
        let has_rivals_of_std = match &*trait_ {
            "PartialEq" => shape == ANY && is_compared(&UNEQUAL),
            // With what it is ordered it is compared too, by an impl that counts.
            "PartialOrd" => is_compared(&UNORDERED),
            name if REFLEXIVE.contains(&name) => shape == ANY,
            name => {
                let is_theirs = shape == ANY || shape == ANY_REFERENCE;
                is_theirs && is_number && OF_NUMBERS.contains(&name)
            }
        };
        (!has_rivals_of_std).then(|| External {
            row,
            node,
            trait_,
            self_type: words.join(" "),
            shape,
            family,
            is_of_own: !is_listed && is_of_own(scopes, Site::of_node(written), head),
            is_nominal: is_nominal(scopes, Site::of_node(written), head),
            is_plain: words.iter().all(|word| is_of_std(word))
                && means_std(scopes, Site::of_node(written), head),
        })
    }

    /// What a macro may make of which the head is not known.
    pub(super) fn unknown(row: usize, node: NodeId) -> External {
        External {
            row,
            node,
            trait_: "".into(),
            self_type: String::new(),
            shape: String::new(),
            family: None,
            is_plain: false,
            is_of_own: false,
            is_nominal: false,
        }
    }

    /// Are they for sure of one trait for one type, with arguments that `_` in one place stands for? Then inference has no choice, and
    /// needs another reason to take one of them.
    pub(super) fn is_beside(&self, other: &External) -> bool {
        let key = |one: &External| (one.trait_.clone(), one.self_type.clone(), one.shape.clone());
        key(self) == key(other) && self.is_plain && other.is_plain
    }

    /// May inference come from one to the other, and choose?
    pub(super) fn competes(&self, other: &External) -> bool {
        let is_known = may_be_chosen(&self.trait_) && may_be_chosen(&other.trait_);
        if self.trait_ != other.trait_ && is_known || self.is_beside(other) {
            return false;
        }
        // A value of std's own types is never of another's.
        if self.is_plain && other.is_nominal {
            return false;
        }
        match (&self.family, &other.family) {
            (Some(one), Some(other)) => are_related(one, other),
            _ => true,
        }
    }
}

/// Is this the name of one of std's traits of which inference may choose an impl? Others may be imported under it.
pub(super) fn may_be_chosen(name: &str) -> bool {
    [&OF_NUMBERS[..], &OTHERS, &REFLEXIVE]
        .iter()
        .any(|names| names.contains(&name))
}

/// Are the names in the trait's path and the self type std's own, and no alias or new name of something?
fn means_std(scopes: &Scopes<'_>, site: Site<'_>, head: &ImplHead) -> bool {
    let is_of_self = |path: &&PathRef| head.self_type.contains(&path.range.start);
    let of_self = head.mentioned.iter().filter(is_of_self);
    let mut all = of_self.chain(&head.self_path).chain(&head.trait_path);
    all.all(|path| {
        let outcome = scopes.type_path(site, path);
        let is_renamed = |import: ImportId| {
            let import = scopes.program.import(import);
            !import.path.glob && import.alias.as_ref() != import.path.segments.last()
        };
        outcome.hits.is_empty() && !outcome.imports().any(is_renamed)
    })
}

/// What inference has not found out yet.
const ANY: &str = "_";
/// A reference to that.
const ANY_REFERENCE: &str = "& _";

/// The words and marks of the trait's arguments, with `_` for what is bundled.
fn shape(scopes: &Scopes<'_>, site: Site<'_>, head: &ImplHead) -> String {
    let bundled = head.mentioned.iter().filter(|path| {
        let meant = Meant::by(scopes, site, Some(path));
        meant.item.is_some() || meant.unclear
    });
    let names: Vec<&str> = bundled
        .filter_map(|path| path.segments.last().map(|name| &**name))
        .collect();
    let words: Vec<&str> = head
        .arguments
        .iter()
        .flat_map(|text| text.split(' '))
        .collect();
    // The names of modules before a type say nothing of it.
    let leads_on = |at: usize| words.get(at + 1..at + 3) == Some(&[":", ":"][..]);
    let mut shape = Vec::new();
    let mut at = 0;
    while let Some(word) = words.get(at) {
        if is_name(word) && leads_on(at) {
            at += 3;
            continue;
        }
        let is_bundled = names.contains(word);
        shape.push(if is_bundled { ANY } else { word });
        at += 1;
        if is_bundled {
            at += angles(&words[at..]);
        }
    }
    shape.join(" ")
}

/// How many words the arguments are that these begin with, angles included: what is bundled has a name whatever they are.
fn angles(words: &[&str]) -> usize {
    let mut depth = 0;
    for (at, word) in words.iter().enumerate() {
        match *word {
            "<" => depth += 1,
            ">" if words[at.saturating_sub(1)] != "-" => depth -= 1,
            _ => {}
        }
        if depth <= 0 {
            return if at == 0 { 0 } else { at + 1 };
        }
    }
    words.len()
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

/// Is the type itself one of a bundled crate, and no alias, whatever compiler there is?
fn is_nominal(scopes: &Scopes<'_>, site: Site<'_>, head: &ImplHead) -> bool {
    let Some(path) = &head.self_path else {
        return false;
    };
    let outcome = scopes.type_path(site, path);
    let is_own = |hit: &Def| {
        let Def::Node(id) = hit else { return false };
        let kind = scopes.program.node(*id).kind;
        matches!(kind, Kind::Struct { .. } | Kind::Enum | Kind::Union)
    };
    !outcome.may_be_unknown() && !outcome.external && outcome.hits.iter().all(is_own)
}

/// The name of a type behind references, or the bracket that it begins with; none if that is not clear.
fn family(words: &[&str]) -> Option<String> {
    let mut rest = words;
    loop {
        rest = match rest {
            ["&" | "mut", behind @ ..] => behind,
            _ => break,
        };
    }
    if let ["[" | "(", ..] = rest {
        return Some(rest[0].to_string());
    }
    let path = rest
        .iter()
        .take_while(|word| **word == ":" || is_name(word));
    path.filter(|word| is_name(word))
        .last()
        .map(|name| (*name).to_string())
}

fn is_name(word: &str) -> bool {
    word.starts_with(|c: char| c == '_' || c.is_alphabetic())
}

/// Is it a mark, or the name of a type of std's?
fn is_of_std(word: &str) -> bool {
    !is_name(word) || word == "mut" || line(word).is_some()
}

/// The place among the lines of known types.
fn line(name: &str) -> Option<usize> {
    let mut lines = PLAIN.iter().copied().chain([&INTEGERS[..], &FLOATS[..]]);
    lines.position(|line| line.contains(&name))
}

/// May a value or a literal be of both, or be had from one as the other?
fn are_related(one: &str, other: &str) -> bool {
    match (line(one), line(other)) {
        (Some(one), Some(other)) => one == other,
        // What may be dereferenced to anything, or is not known.
        _ => true,
    }
}
