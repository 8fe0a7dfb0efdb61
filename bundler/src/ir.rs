//! The LLVM IR of two programs, held against each other: do both do the same?
//!
//! Names and order do not count, for symbols carry hashes and numbers of what stands beside them, and are sorted by their
//! names. The comparison walks both programs at once from what is there unasked (`main`, what the linker sees), and pairs the
//! symbols that it meets in the same place: the first pair binds, and each pair's definitions must agree token by token.
//! Functions, constants, vtables and attributes are compared; comments and metadata are not.
//!
//! A `TypeId` is a hash of a type's path, in which items without a name of their own are numbered (`{impl#3}`); so its halves
//! are paired like symbols. That would also pair two different large numbers that a program uses as addresses.
//!
//! A program of several crates is put together by its symbols, and held against one of a single crate. There the same code may be
//! twice, once for each crate that made it for its types: functions and constants may stand for several others whose definitions
//! agree (a bisimulation), and only what is written to, and each half of a `TypeId`, stands for one. A vtable may have fewer entries
//! ([`vtables`]). Assembly outside functions is not compared.
//!
//! It knows LLVM's text, and neither Rust's nor what a bundle is.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::rustc::SOURCE_NAME;

mod linked;
mod paths;
mod text;
mod texts;
mod vtables;

use linked::{Linked, Symbol};
use paths::demangled;
pub(crate) use paths::paths;
use text::{Definition, Token, is_unnamed_constant, tokens, without_alignment};
use vtables::{Part, Vtable, finds_entry};

/// The comparison's own text: what was remembered of one is forgotten when it changes.
pub(crate) const RULES: &str = concat!(
    include_str!("ir.rs"),
    include_str!("ir/linked.rs"),
    include_str!("ir/paths.rs"),
    include_str!("ir/text.rs"),
    include_str!("ir/texts.rs"),
    include_str!("ir/vtables.rs"),
    include_str!("rustc/llvm.rs"),
);

/// A place where two programs differ.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Difference {
    /// The path of the function that it is in, or that uses what differs.
    pub function: String,
    /// What the first program has there, in LLVM's words; empty if nothing.
    pub first: String,
    /// What the second has.
    pub second: String,
}

/// How many differences are told. What differs may lead to more of them.
const MOST: usize = 64;

/// What of two programs may differ.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum May<'a> {
    /// Names and order: each symbol stands for one other.
    BeNamedOtherwise,
    /// Also places in source files, who sees a symbol, and how often the same code or constant is there: the first program is
    /// several crates, and the second is one.
    BeCratesOrOne(Told<'a>),
}

/// What the second of two programs may tell of its text otherwise than the first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Told<'a> {
    /// Where its lines were, if it tells any: `(12, 3)` for what is in line 3.
    pub(crate) lines: &'a BTreeSet<(u32, u32)>,
    /// May it tell where types and modules are, as `type_name` does?
    pub(crate) paths: bool,
    /// What the first program's own crate is called.
    pub(crate) own: &'a str,
}

/// Compares two programs, each of one module or several, the binary's last: the number of their functions if they agree, and
/// otherwise where they differ: one place at least, and [`MOST`] of them at most.
pub(crate) fn compare(
    first: &[&str],
    second: &[&str],
    may: May<'_>,
) -> Result<usize, Vec<Difference>> {
    let (first, second) = (Linked::read(first), Linked::read(second));
    let is_strict = matches!(may, May::BeNamedOtherwise);
    let head = |program: &Linked<'_>| program.head(is_strict).join("; ");
    if head(&first) != head(&second) {
        return Err(vec![difference(None, &head(&first), &head(&second))]);
    }
    let (roots, others) = (first.roots(is_strict), second.roots(is_strict));
    if let Some(name) = roots.iter().find(|name| !second.defines(name)) {
        return Err(vec![difference(Some(name), name, "")]);
    }
    if let Some(name) = others.iter().find(|name| !first.defines(name)) {
        return Err(vec![difference(Some(name), "", name)]);
    }
    let mut walk = Walk {
        first: &first,
        second: &second,
        crates: match may {
            May::BeNamedOtherwise => None,
            May::BeCratesOrOne(told) => Some(told),
        },
        partners: HashMap::new(),
        others: HashMap::new(),
        met: HashSet::new(),
        pending: Vec::new(),
        entries: HashSet::new(),
        loaded: Vec::new(),
    };
    for name in roots.union(&others) {
        let [one, other] = [&first, &second].map(|program| program.anywhere(name));
        walk.meet(one, other, None);
    }
    let (mut functions, mut differences) = (0, Vec::new());
    while differences.len() < MOST
        && let Some((one, other, user)) = walk.pending.pop()
    {
        let (a, b) = match (first.definition(one), second.definition(other)) {
            (Some(a), Some(b)) if walk.are_of_others(one.name, a, other.name, b) => continue,
            (Some(a), Some(b)) => (a, b),
            // A local name in quotes, or a symbol of LLVM's own.
            _ if one.name == other.name => continue,
            _ => {
                differences.push(difference(user, one.name, other.name));
                continue;
            }
        };
        // Nothing has no place: how it is aligned follows from what else is in its crate.
        if a.is_nothing() && b.is_nothing() {
            continue;
        }
        let may_differ = a.is_renamed && b.is_renamed;
        if one.name != other.name && !may_differ {
            differences.push(difference(user, one.name, other.name));
            continue;
        }
        functions += usize::from(a.is_function && !a.is_declared);
        let user = if a.is_function { Some(one.name) } else { user };
        let pair = [(one.module, a), (other.module, b)];
        if walk.crates.is_some() && walk.differ_by_nature(one, pair, user) {
            continue;
        }
        differences.extend(walk.definitions(pair, user).err());
    }
    let loaded = walk.loaded.into_iter();
    let others = loaded.filter(|(offsets, _)| !walk.entries.contains(offsets));
    differences.extend(others.map(|(_, difference)| difference));
    match differences.is_empty() {
        true => Ok(functions),
        false => Err(differences),
    }
}

/// Two programs, the pairs made so far, and those whose definitions are still to be compared.
struct Walk<'a, 'b> {
    first: &'b Linked<'a>,
    second: &'b Linked<'a>,
    /// None: symbols stand for one other each.
    crates: Option<Told<'b>>,
    partners: HashMap<Symbol<'a>, Symbol<'a>>,
    others: HashMap<Symbol<'a>, Symbol<'a>>,
    met: HashSet<[Symbol<'a>; 2]>,
    /// With the function that led there.
    pending: Vec<(Symbol<'a>, Symbol<'a>, Option<&'a str>)>,
    /// At which offsets entries of vtables are in the first program and the second, where that has fewer.
    entries: HashSet<(usize, usize)>,
    /// At which offsets such calls find them, and what is to be said if no vtable has them there.
    loaded: Vec<((usize, usize), Difference)>,
}

impl<'a> Walk<'a, '_> {
    /// Whether two symbols may stand for each other; if they are new, from now on they do.
    fn meet(&mut self, one: Symbol<'a>, other: Symbol<'a>, user: Option<&'a str>) -> bool {
        // The same code may be there twice, and what is written to only once.
        let is_alone = |program: &Linked<'a>, symbol| {
            let definition = program.definition(symbol);
            definition.is_none_or(|definition| definition.is_written)
        };
        let may_repeat =
            self.crates.is_some() && !is_alone(self.first, one) && !is_alone(self.second, other);
        if !may_repeat && !self.bind(one, other) {
            return false;
        }
        if self.met.insert([one, other]) {
            self.pending.push((one, other, user));
        }
        true
    }

    /// Whether each of two names stands for the other alone.
    fn bind(&mut self, one: Symbol<'a>, other: Symbol<'a>) -> bool {
        *self.partners.entry(one).or_insert(other) == other
            && *self.others.entry(other).or_insert(one) == one
    }

    /// May two definitions differ, since one program is several crates and the other is one?
    fn differ_by_nature(
        &mut self,
        one: Symbol<'a>,
        pair: [(usize, &Definition<'a>); 2],
        user: Option<&'a str>,
    ) -> bool {
        self.are_places(pair)
            || self.are_told_otherwise(one, pair, user)
            || self.has_fewer_entries(pair, user)
    }

    /// Are both places in source files, as a panic shows them, the second one of the program that is one file?
    fn are_places(&self, [(module, a), (other, b)]: [(usize, &Definition<'a>); 2]) -> bool {
        let file = self.second.file_of_place(other, b);
        let is_own = file.is_some_and(|file| file.trim_end_matches("\\00") == SOURCE_NAME);
        // Crates are compiled from whole paths.
        let is_path = |file: &str| Path::new(file).is_absolute();
        is_own && self.first.file_of_place(module, a).is_some_and(is_path)
    }

    /// Are both the same function that others have, if not under the same name? A generic one is found in the first crate that made
    /// it for its types, which the name ends with; which crates there are to look in is no matter. What has a name that an author
    /// gave is nowhere else where one of the programs has it itself.
    fn are_of_others(
        &self,
        one: &str,
        a: &Definition<'a>,
        other: &str,
        b: &Definition<'a>,
    ) -> bool {
        let are_there = a.is_declared && b.is_declared;
        let is_one_there = are_there || (a.is_declared || b.is_declared) && text::is_mangled(one);
        // Functions that are assembly alone are outside of what is compared.
        let are_assembly = || {
            are_there && text::is_mangled(one) && text::is_mangled(other) && self.have_assembly()
        };
        let is_same = || without_maker(one) == without_maker(other) || are_assembly();
        self.crates.is_some() && is_one_there && is_same()
    }

    fn have_assembly(&self) -> bool {
        self.first.has_assembly() && self.second.has_assembly()
    }

    /// Are both texts that tell the same of where or what something is, of which `symbol` is the first?
    fn are_told_otherwise(
        &self,
        symbol: Symbol<'a>,
        [(_, a), (_, b)]: [(usize, &Definition<'a>); 2],
        user: Option<&str>,
    ) -> bool {
        let texts = self.first.text(a).zip(self.second.text(b));
        let is_told = |crates: Told<'_>, (one, other)| {
            crates.tell_alike(one, other, || self.is_of_std(symbol, user))
        };
        self.crates
            .zip(texts)
            .is_some_and(|(crates, texts)| is_told(crates, texts))
    }

    /// Is a text that the function `user` has in std's own code, or what its `assert!` says?
    fn is_of_std(&self, symbol: Symbol<'a>, user: Option<&str>) -> bool {
        user.is_some_and(texts::is_of_std) || self.first.is_asserted(symbol)
    }

    /// Are both vtables, the second one of a trait with fewer methods?
    fn has_fewer_entries(
        &mut self,
        [(module, a), (other, b)]: [(usize, &Definition<'a>); 2],
        user: Option<&'a str>,
    ) -> bool {
        let read = |definition: &Definition<'a>| match definition.lines.as_slice() {
            [line] => Vtable::read(line),
            _ => None,
        };
        let (Some(a), Some(b)) = (read(a), read(b)) else {
            return false;
        };
        let Some(left) = a.left_in(&b) else {
            return false;
        };
        let mut are_same = |one, another| {
            let (one, another) = (
                self.first.symbol(module, one),
                self.second.symbol(other, another),
            );
            self.meet(one, another, user)
        };
        let heads = a.head.len() == b.head.len()
            && a.head.iter().zip(&b.head).all(|parts| match parts {
                (Part::Symbol(one), Part::Symbol(other)) => are_same(one, other),
                (one, other) => one == other,
            });
        let same = heads
            && left
                .iter()
                .all(|(left, number)| are_same(a.entries[*number].1, b.entries[*left].1));
        let offsets = left
            .iter()
            .map(|(left, number)| (a.entries[*number].0, b.entries[*left].0));
        self.entries.extend(offsets);
        same
    }

    /// The texts that both definitions mention in a line and that tell the same so, with their lengths.
    fn told_otherwise(
        &self,
        [(module, a), (other, b)]: [(usize, &Definition<'a>); 2],
        line: Option<usize>,
        user: Option<&'a str>,
    ) -> impl Iterator<Item = (usize, usize)> {
        let texts = |program: &Linked<'a>, module, line| -> Vec<(Symbol<'a>, &'a str)> {
            let symbols = tokens(line).filter_map(|token| match token {
                Token::Symbol(name) => {
                    let symbol = program.symbol(module, name);
                    Some((symbol, program.string(symbol)?))
                }
                _ => None,
            });
            symbols.collect()
        };
        let lines = a.lines.iter().zip(&b.lines).enumerate();
        let lines = lines.filter(move |(index, _)| line.is_none_or(|line| line == *index));
        let pairs = lines.flat_map(move |(_, (a, b))| {
            let ones = texts(self.first, module, a);
            ones.into_iter().zip(texts(self.second, other, b))
        });
        let crates = self.crates.into_iter();
        crates.flat_map(move |crates| {
            let told = pairs.clone().filter(move |((symbol, one), (_, other))| {
                crates.tell_alike(one, other, || self.is_of_std(*symbol, user))
            });
            told.map(|((_, one), (_, other))| (texts::length(one), texts::length(other)))
        })
    }

    fn definitions(
        &mut self,
        both: [(usize, &Definition<'a>); 2],
        user: Option<&'a str>,
    ) -> Result<(), Difference> {
        let [(module, a), (other, b)] = both;
        'lines: for index in 0..a.lines.len().max(b.lines.len()) {
            let line = |definition: &Definition<'a>| definition.lines.get(index).copied();
            let (mut a, mut b) = (line(a).unwrap_or(""), line(b).unwrap_or(""));
            // Constants of the same bytes are one in one crate, with the greatest alignment that any of them has.
            if self.crates.is_some() && is_unnamed_constant(a) && is_unnamed_constant(b) {
                (a, b) = (without_alignment(a), without_alignment(b));
            }
            // Who sees it is said in the first line.
            let any_sight = index == 0 && self.crates.is_some();
            let counts = |token: &Token<'_>| !any_sight || !token.is_of_sight();
            let mut others = tokens(b).filter(counts);
            for token in tokens(a).filter(counts) {
                let other = others.next().map(|token| (other, token));
                if !other.is_some_and(|other| self.agree((module, token), other, user)) {
                    // Beside such a text is its length, or somewhere in the function.
                    if self
                        .told_otherwise(both, Some(index), user)
                        .next()
                        .is_some()
                    {
                        continue 'lines;
                    }
                    let numbers = other.and_then(|(_, other)| texts::numbers(token, other));
                    let lines = both.map(|(_, definition)| definition.lines.as_slice());
                    if let Some(offsets) = numbers
                        && self.crates.is_some()
                        && finds_entry(lines, index, offsets)
                    {
                        self.loaded.push((offsets, difference(user, a, b)));
                        continue;
                    }
                    let is_length = |numbers| {
                        self.told_otherwise(both, None, user)
                            .any(|lengths| lengths == numbers)
                    };
                    if numbers.is_some_and(is_length) {
                        continue;
                    }
                    return Err(difference(user, a, b));
                }
            }
            if others.next().is_some() {
                return Err(difference(user, a, b));
            }
        }
        Ok(())
    }

    fn agree(
        &mut self,
        (module, token): (usize, Token<'a>),
        (other_module, other): (usize, Token<'a>),
        user: Option<&'a str>,
    ) -> bool {
        match (token, other) {
            (Token::Symbol(one), Token::Symbol(other)) => {
                let one = self.first.symbol(module, one);
                let other = self.second.symbol(other_module, other);
                self.meet(one, other, user)
            }
            (Token::Hash(one), Token::Hash(other)) => {
                let hash = |name| Symbol { module: 0, name };
                self.bind(hash(one), hash(other))
            }
            (Token::Attributes(one), Token::Attributes(other)) => {
                self.first.attributes(module, one) == self.second.attributes(other_module, other)
            }
            (Token::Text(one), Token::Text(other)) if one == other => true,
            (Token::Text(one), Token::Text(other))
                if self.crates.is_some_and(|crates| crates.is_line(one, other)) =>
            {
                true
            }
            // A type may have a name that needs quotes in the one program alone.
            (Token::Text(one) | Token::Symbol(one), Token::Text(other) | Token::Symbol(other)) => {
                let types = (
                    self.first.named_type(module, one),
                    self.second.named_type(other_module, other),
                );
                match types {
                    (Some(one), Some(other)) => self.meet(one, other, user),
                    _ => false,
                }
            }
            _ => false,
        }
    }
}

/// A symbol without the crate that made it for its types, which is its last part: `C`, a hash, and a name with its length.
fn without_maker(symbol: &str) -> &str {
    let Some(at) = symbol.rfind("Cs") else {
        return symbol;
    };
    let is_hash = |c: char| c.is_ascii_alphanumeric();
    let behind = symbol[at + 2..].trim_start_matches(is_hash);
    let name = behind.strip_prefix('_').unwrap_or_default();
    let digits = name.len() - name.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let (length, name) = name.split_at(digits);
    // A name that begins like a number or with `_` has one more before it.
    let lengths = [name.len(), name.len().wrapping_sub(1)];
    match length
        .parse()
        .is_ok_and(|length: usize| lengths.contains(&length))
    {
        true => &symbol[..at],
        false => symbol,
    }
}

fn difference(user: Option<&str>, first: &str, second: &str) -> Difference {
    let function = user.map_or("the whole program".to_owned(), demangled);
    Difference {
        function,
        first: first.trim().to_owned(),
        second: second.trim().to_owned(),
    }
}

#[cfg(test)]
mod tests;
