//! Impls of std's traits for std's types that inference chooses among (L4): one may be meant whose own arguments no live text
//! names, and without it another one would be.

use crate::items::is_mark;
use crate::macros::{is_only_of_std, reached, reached_definitions};
use crate::resolve::Site;
use crate::scope::{Def, Scopes};
use crate::tables::{ImplHead, ImportId, Kind, Name, NodeId, PathRef, Program, SOLUTION};
use crate::tokens::{self, Room, TokenTree};

use super::types::Meant;
use super::{Inverted, Needs};

/// Traits that std has for all types already, so that no impl is ever the only one for a type.
const REFLEXIVE: [&str; 3] = ["From", "Into", "TryFrom"];
/// Known types of std that it does not compare for equality.
const UNEQUAL: [&str; 1] = ["BinaryHeap"];
/// Those that it has no order for.
const UNORDERED: [&str; 4] = ["BinaryHeap", "HashMap", "HashSet", "Range"];
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
    /// Its words and marks.
    self_type: String,
    /// What the type is behind references.
    family: Option<String>,
    /// Is the self type made of std's alone, by their own names?
    is_plain: bool,
    /// Is something bundled in the self type? Where that is known, this is live.
    is_of_own: bool,
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
        let mut words = Vec::new();
        leaves(
            tokens::read(&room, text).unwrap_or_default(),
            text,
            &mut words,
        );
        let family = family(&words);
        let is_among = |names: &[&str]| family.as_deref().is_some_and(|name| names.contains(&name));
        // Floating-point numbers have no bits to combine or to shift.
        let of_bits = trait_.starts_with("Bit") || trait_.starts_with("Sh");
        let is_number = is_among(&INTEGERS) || is_among(&FLOATS) && !of_bits;
        let is_compared = |but: &[&str]| {
            let is_listed = family.as_deref().is_some_and(|name| line(name).is_some());
            is_listed && !is_among(but)
        };
        let has_rivals_of_std = match &*trait_ {
            "PartialEq" => is_compared(&UNEQUAL),
            "PartialOrd" => is_compared(&UNORDERED),
            name => REFLEXIVE.contains(&name) || is_number && OF_NUMBERS.contains(&name),
        };
        (!has_rivals_of_std).then(|| External {
            row,
            node,
            trait_,
            self_type: words.join(" "),
            family,
            is_of_own: is_of_own(scopes, Site::of_node(written), head),
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
            family: None,
            is_plain: false,
            is_of_own: false,
            is_nominal: false,
        }
    }

    /// Are they for sure of one trait for one type? Then inference has no choice, and needs another reason to take one of them.
    fn is_beside(&self, other: &External) -> bool {
        let of_one = (&self.trait_, &self.self_type) == (&other.trait_, &other.self_type);
        of_one && is_known(&self.trait_) && self.is_plain && other.is_plain
    }

    /// May inference come from one to the other, and choose?
    fn competes(&self, other: &External) -> bool {
        let is_known = is_known(&self.trait_) && is_known(&other.trait_);
        if self.trait_ != other.trait_ && is_known || self.is_beside(other) {
            return false;
        }
        // A value of std's own types is never of another's.
        let [one, two] = [self, other].map(|one| (one.is_nominal, one.is_plain));
        if one.0 && two.1 || one.1 && two.0 {
            return false;
        }
        match (&self.family, &other.family) {
            (Some(one), Some(other)) => are_related(one, other),
            _ => true,
        }
    }
}

/// Is this the name of one of std's traits? Others may be imported under it.
fn is_known(name: &str) -> bool {
    OF_NUMBERS.contains(&name) || OTHERS.contains(&name)
}

/// Is this the name of one of std's traits of which inference may choose an impl?
pub(super) fn may_be_chosen(name: &str) -> bool {
    is_known(name) || matches!(name, "PartialEq" | "PartialOrd")
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

/// The words, marks and brackets among tokens, without lifetimes, which choose no impl.
fn leaves<'t>(tokens: &[TokenTree<'t>], text: &'t str, words: &mut Vec<&'t str>) {
    let is_quote = |token: &TokenTree| is_mark(Some(token), '\'');
    let mut before = None;
    for token in tokens {
        let is_lifetime = is_quote(token) || before.is_some_and(is_quote);
        before = Some(token);
        match token {
            _ if is_lifetime => {}
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

/// Has its crate another one for the same type? Inference never has the choice then.
fn is_one_of_several(one: &External, externals: &[External]) -> bool {
    let is_near = |other: &&External| other.row != one.row && other.node.krate == one.node.krate;
    let mut others = externals.iter().filter(is_near);
    others.any(|other| one.is_beside(other))
}

/// What its methods are called, where they are known.
fn methods<'a>(program: Program<'a>, one: &External) -> impl Iterator<Item = &'a Name> + use<'a> {
    let members = program.node(one.node).members.iter();
    members.filter_map(move |id| program.node(*id).name.as_ref())
}

/// May it have a method of this name?
fn has_method(program: Program<'_>, one: &External, name: &Name) -> bool {
    match program.node(one.node).kind {
        Kind::Impl => methods(program, one).any(|own| own == name),
        _ => has_word(program, one.node, name),
    }
}

/// Is the word anywhere in the text of a node, or of a macro that it may call?
fn has_word(program: Program<'_>, id: NodeId, word: &str) -> bool {
    let has_it = |id: NodeId| {
        let node = program.node(id);
        program.file(node.module).text[node.range.clone()].contains(word)
    };
    has_it(id) || {
        let refs = &program.node(id).refs;
        let calls = refs.paths.iter().any(|path| path.bang);
        calls
            && reached_definitions(program, vec![refs])
                .into_iter()
                .any(has_it)
    }
}

/// May a trait in the text of a node, or of a macro that it may call, have a method like one of the impl's?
fn may_name_method(program: Program<'_>, one: &External, id: NodeId) -> bool {
    match program.node(one.node).kind {
        Kind::Impl => methods(program, one).any(|name| has_word(program, id, name)),
        _ => true,
    }
}

/// May a node hold a trait that is no item of its own, in a body or by a macro?
fn holds_trait(program: Program<'_>, id: NodeId) -> bool {
    let kind = program.node(id).kind;
    let holds_none = matches!(
        kind,
        Kind::Trait | Kind::Mod(_) | Kind::MacroRules { .. } | Kind::Use | Kind::ExternCrate
    );
    !holds_none && has_word(program, id, "trait")
}

impl Inverted {
    /// What waits for its arguments is live with an impl that inference might choose instead of it.
    pub(super) fn compete(&mut self, program: Program<'_>, externals: Vec<External>) {
        let choosable: Vec<bool> = externals
            .iter()
            .map(|one| self.waits(one) && !is_one_of_several(one, &externals))
            .collect();
        let mut holders: Option<Vec<NodeId>> = None;
        for (one, _) in externals.iter().zip(&choosable).filter(|(_, is)| **is) {
            let others = externals.iter().filter(|other| other.row != one.row);
            for other in others.filter(|other| one.competes(other)) {
                self.by_item.entry(other.node).or_default().push(one.row);
            }
            // A method of another trait may be meant without it.
            let members = self.members.iter();
            let alike = members.filter(|(name, _)| has_method(program, one, name));
            let owners = alike.flat_map(|(_, members)| members);
            let owners = owners.filter_map(|member| program.node(*member).owner);
            let traits = owners.filter(|id| program.node(*id).kind == Kind::Trait);
            let mut traits: Vec<NodeId> = traits.collect();
            let holders = holders.get_or_insert_with(|| {
                let libraries = (0..).zip(program.krates).skip(SOLUTION as usize + 1);
                let nodes = libraries.flat_map(|(krate, table)| {
                    let nodes = 0..u32::try_from(table.nodes.len()).expect("as numbered");
                    nodes.map(move |index| NodeId { krate, index })
                });
                nodes.filter(|id| holds_trait(program, *id)).collect()
            });
            let holds_it = |id: &&NodeId| may_name_method(program, one, **id);
            traits.extend(holders.iter().filter(holds_it));
            for of_trait in traits {
                self.by_item.entry(of_trait).or_default().push(one.row);
            }
        }
        let of_solutions = externals.into_iter().zip(choosable).filter(|(_, is)| *is);
        self.choosable = of_solutions.map(|(one, _)| one).collect();
    }

    /// Rows of such impls that may be chosen instead of what a node of the solution has.
    pub(crate) fn beside(&self, scopes: &Scopes<'_>, id: NodeId) -> Vec<usize> {
        if self.choosable.is_empty() {
            return Vec::new();
        }
        let program = scopes.program;
        let node = program.node(id);
        let site = Site::of_node(node);
        let is_bundled = |path: &Option<PathRef>| {
            let meant = Meant::by(scopes, site, path.as_ref());
            meant.item.is_some()
        };
        let external: Vec<External> = node
            .heads
            .iter()
            .filter(|head| !is_bundled(&head.trait_path) && !is_bundled(&head.self_path))
            .filter_map(|head| External::new(scopes, usize::MAX, id, head))
            .collect();
        // What a macro makes has no head here.
        let mut called = node.refs.paths.iter().filter(|path| path.bang);
        let calls = called.any(|path| {
            let name = path.segments.last();
            name.is_none_or(|name| !is_only_of_std(program, node, name))
        });
        let makes_impls = calls && {
            let mut made = reached(program, vec![&node.refs]).into_iter();
            made.any(|refs| refs.has_impl)
        };
        let has_trait = node.kind == Kind::Trait || holds_trait(program, id);
        let may_compete = |one: &&External| {
            makes_impls
                || has_trait && may_name_method(program, one, id)
                || external.iter().any(|other| one.competes(other))
        };
        let rows = self.choosable.iter().filter(may_compete);
        rows.map(|one| one.row).collect()
    }

    /// Does it wait for what its trait's arguments name, and its type is std's?
    fn waits(&self, external: &External) -> bool {
        let row = &self.waiting[external.row];
        !external.is_of_own && matches!(row.needs, Needs::Any(_))
    }
}
