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
//! It knows LLVM's text, and neither Rust's nor what a bundle is.

use std::collections::{BTreeSet, HashMap};

use serde::{Deserialize, Serialize};

mod text;

use text::{Definition, Module, Token, tokens};

/// The first place where two programs differ.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Difference {
    /// The path of the function that it is in, or that uses what differs.
    pub function: String,
    /// What the first program has there, in LLVM's words; empty if nothing.
    pub first: String,
    /// What the second has.
    pub second: String,
}

/// Compares two programs: the number of their functions if they agree.
pub(crate) fn compare(first: &str, second: &str) -> Result<usize, Difference> {
    let (first, second) = (Module::read(first), Module::read(second));
    if first.head != second.head {
        return Err(difference(
            None,
            &first.head.join("; "),
            &second.head.join("; "),
        ));
    }
    let mut walk = Walk::default();
    let roots = |module: &Module<'_>, other: &Module<'_>| {
        let all = module.definitions.iter();
        let roots = all.filter(|(_, definition)| definition.is_root);
        let missing = roots.filter(|(name, _)| !other.definitions.contains_key(*name));
        missing.map(|(name, _)| (*name).to_owned()).min()
    };
    if let Some(name) = roots(&first, &second) {
        return Err(difference(Some(&name), &name, ""));
    }
    if let Some(name) = roots(&second, &first) {
        return Err(difference(Some(&name), "", &name));
    }
    let all = first.definitions.iter();
    let named: BTreeSet<&str> = all.filter(|(_, it)| it.is_root).map(|(n, _)| *n).collect();
    for name in named {
        walk.pair(name, name);
        walk.pending.push((name, name, None));
    }
    let mut functions = 0;
    while let Some((one, other, user)) = walk.pending.pop() {
        let (a, b) = match (first.definitions.get(one), second.definitions.get(other)) {
            (Some(a), Some(b)) => (a, b),
            // A local name in quotes, or a symbol of LLVM's own.
            _ if one == other => continue,
            _ => return Err(difference(user, one, other)),
        };
        let may_differ = a.is_renamed && b.is_renamed;
        if one != other && !may_differ {
            return Err(difference(user, one, other));
        }
        functions += usize::from(a.is_function && !a.is_declared);
        let user = if a.is_function { Some(one) } else { user };
        walk.definitions(&first, &second, a, b, user)?;
    }
    Ok(functions)
}

/// The pairs made so far, and those whose definitions are still to be compared.
#[derive(Default)]
struct Walk<'a> {
    first: HashMap<&'a str, &'a str>,
    second: HashMap<&'a str, &'a str>,
    /// With the function that led there.
    pending: Vec<(&'a str, &'a str, Option<&'a str>)>,
}

impl<'a> Walk<'a> {
    /// Whether two names may stand for each other; if they are new, from now on they do.
    fn pair(&mut self, one: &'a str, other: &'a str) -> Pair {
        match (self.first.get(one), self.second.get(other)) {
            (None, None) => {
                self.first.insert(one, other);
                self.second.insert(other, one);
                Pair::New
            }
            (Some(known), Some(_)) if *known == other => Pair::Known,
            _ => Pair::Broken,
        }
    }

    fn definitions(
        &mut self,
        first: &Module<'a>,
        second: &Module<'a>,
        a: &Definition<'a>,
        b: &Definition<'a>,
        user: Option<&'a str>,
    ) -> Result<(), Difference> {
        for index in 0..a.lines.len().max(b.lines.len()) {
            let line = |definition: &Definition<'a>| definition.lines.get(index).copied();
            let (a, b) = (line(a).unwrap_or(""), line(b).unwrap_or(""));
            let mut others = tokens(b);
            for token in tokens(a) {
                let other = others.next();
                if !other.is_some_and(|other| self.agree(first, second, token, other, user)) {
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
        first: &Module<'a>,
        second: &Module<'a>,
        token: Token<'a>,
        other: Token<'a>,
        user: Option<&'a str>,
    ) -> bool {
        match (token, other) {
            (Token::Symbol(one), Token::Symbol(other)) => match self.pair(one, other) {
                Pair::New => {
                    self.pending.push((one, other, user));
                    true
                }
                Pair::Known => true,
                Pair::Broken => false,
            },
            (Token::Hash(one), Token::Hash(other)) => self.pair(one, other) != Pair::Broken,
            (Token::Attributes(one), Token::Attributes(other)) => {
                first.attributes.get(one) == second.attributes.get(other)
            }
            (Token::Text(one), Token::Text(other)) => one == other,
            _ => false,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Pair {
    New,
    Known,
    /// One of them stands for another already.
    Broken,
}

fn difference(user: Option<&str>, first: &str, second: &str) -> Difference {
    let function = user.map_or("the whole program".to_owned(), demangled);
    Difference {
        function,
        first: first.trim().to_owned(),
        second: second.trim().to_owned(),
    }
}

/// The path that a symbol was made from, without hashes.
fn demangled(symbol: &str) -> String {
    let name = symbol.trim_start_matches('@').trim_matches('"');
    format!("{:#}", rustc_demangle::demangle(name))
}

#[cfg(test)]
mod tests;
