//! Types that a text defines, as far as they are memory: made of plain values, of std's containers, and of one another.
//!
//! It goes by names, and so trusts none that may be something else somewhere in the text: a parameter, an alias, an import of
//! std's.

use std::collections::{BTreeMap, BTreeSet};

use super::memory::is_of_std;
use crate::items::{angles_end, is_mark};
use crate::refs::{is_primitive, separator};
use crate::tokens::{Delimiter, Group, Names, TokenTree, at_commas, bare};

/// Words in a type that are no types.
const KEYWORDS: [&str; 6] = ["const", "extern", "for", "fn", "mut", "unsafe"];

/// What a text says of names.
#[derive(Debug, Default)]
pub(super) struct Own {
    /// The types that are memory.
    pub(super) memory: BTreeSet<String>,
    /// All that it gives a name to; std's types have others.
    pub(super) names: BTreeSet<String>,
    /// The types with pointers in them.
    pub(super) pointers: BTreeSet<String>,
}

/// A type's parameters, and the paths that its fields are made of; none if they cannot be told.
type Definition = (BTreeSet<String>, Option<Vec<Vec<String>>>);

#[derive(Default)]
struct Found {
    types: BTreeMap<String, Vec<Definition>>,
    /// Names that may be something else than a type of the text.
    others: BTreeSet<String>,
    /// What is imported of std.
    of_std: BTreeSet<String>,
    pointers: BTreeSet<String>,
    /// May anything of that name do more when it is dropped, or come from std unseen?
    is_open: bool,
}

/// What this text says of names.
pub(super) fn own_types(tokens: &[TokenTree]) -> Own {
    let mut found = Found::default();
    found.read(tokens, false);
    let defined = found.types.keys().cloned();
    let names = defined.chain(found.others.iter().cloned()).collect();
    let memory = match found.is_open {
        true => BTreeSet::new(),
        false => found.memory(&names),
    };
    let pointers = found.pointers;
    Own {
        memory,
        names,
        pointers,
    }
}

impl Found {
    /// `given`: are these tokens that a macro is given, which may make something else of them?
    fn read(&mut self, tokens: &[TokenTree], given: bool) {
        for (at, token) in tokens.iter().enumerate() {
            match token {
                TokenTree::Group(group) => {
                    let is_given = given || begins_call(&tokens[..at]);
                    self.read(group.tokens(), is_given);
                }
                TokenTree::Ident(word) => match bare(word.text()) {
                    "struct" | "enum" | "union" => {
                        self.define(&tokens[at..]);
                        let made = name(tokens.get(at + 1)).filter(|_| given);
                        self.others.extend(made);
                    }
                    "fn" | "trait" => self.parameters(tokens, at + 2),
                    "impl" | "for" => self.parameters(tokens, at + 1),
                    "type" => {
                        self.others.extend(name(tokens.get(at + 1)));
                        self.parameters(tokens, at + 2);
                    }
                    "as" => self.others.extend(name(tokens.get(at + 1))),
                    "use" => self.import(&tokens[at + 1..]),
                    // A destructor, or what a `Cow` holds; or a macro that has the name of what it is for.
                    "Drop" | "ToOwned" => self.is_open = true,
                    _ => {}
                },
                _ => {}
            }
        }
    }

    /// The names of parameters between angles that begin here.
    fn parameters(&mut self, tokens: &[TokenTree], at: usize) {
        self.others.extend(parameters(tokens, at).0);
    }

    /// Reads a type's definition, of which these tokens are the first.
    fn define(&mut self, tokens: &[TokenTree]) {
        let Some(name) = name(tokens.get(1)) else {
            self.is_open = true;
            return;
        };
        let (parameters, end) = parameters(tokens, 2);
        self.others.extend(parameters.iter().cloned());
        let braces = |token: &&TokenTree| matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace);
        // Behind bounds are braces.
        let body = match tokens.get(end) {
            Some(TokenTree::Ident(word)) if *word == "where" => tokens[end..].iter().find(braces),
            body => body,
        };
        let is_enum = matches!(&tokens[0], TokenTree::Ident(word) if *word == "enum");
        let paths = match body {
            Some(TokenTree::Group(body)) if is_enum => paths_of_variants(body),
            Some(TokenTree::Group(body)) => paths(body.tokens()),
            body => is_mark(body, ';').then(Vec::new),
        };
        if let Some(TokenTree::Group(body)) = body
            && has_pointer(body.tokens())
        {
            self.pointers.insert(name.clone());
        }
        let definitions = self.types.entry(name).or_default();
        definitions.push((parameters, paths));
    }

    /// Reads the rest of an import.
    fn import(&mut self, tokens: &[TokenTree]) {
        let start = 2 * usize::from(separator(tokens, 0));
        let end = tokens.iter().position(|token| is_mark(Some(token), ';'));
        let tree = &tokens[start..end.unwrap_or(tokens.len()).max(start)];
        let is_std = |first: &String| ["alloc", "core", "std"].contains(&first.as_str());
        if name(tree.first()).as_ref().is_some_and(is_std) {
            self.import_of_std(tree, "");
        }
    }

    /// What a tree imports of std, or of a module of it that `path` leads to.
    fn import_of_std(&mut self, tree: &[TokenTree], path: &str) {
        let mut path = path.to_owned();
        let mut at = 0;
        while let Some(word) = name(tree.get(at)) {
            let is_crate = path.is_empty();
            path = match is_crate {
                true => "std".to_owned(),
                false => format!("{path}::{word}"),
            };
            if !separator(tree, at + 1) {
                if !is_of_std(&path) {
                    self.others.insert(word.clone());
                }
                self.of_std.insert(word);
                return;
            }
            at += 3;
        }
        match tree.get(at) {
            Some(TokenTree::Group(group)) => {
                at_commas(group.tokens()).for_each(|one| self.import_of_std(one, &path));
            }
            // `*`
            Some(_) => self.is_open |= path != "std::collections",
            None => {}
        }
    }

    /// The types that are memory: what is none makes those none that hold it.
    fn memory(&self, names: &BTreeSet<String>) -> BTreeSet<String> {
        let all = self
            .types
            .keys()
            .filter(|name| !self.others.contains(*name));
        let mut memory: BTreeSet<String> = all.cloned().collect();
        loop {
            let holds = |name: &String| {
                let mut definitions = self.types[name].iter();
                definitions.all(|(parameters, paths)| {
                    let is = |path: &Vec<String>| self.is_memory(path, parameters, &memory, names);
                    paths.as_ref().is_some_and(|paths| paths.iter().all(is))
                })
            };
            let left: BTreeSet<String> =
                memory.iter().filter(|name| holds(name)).cloned().collect();
            if left.len() == memory.len() {
                return memory;
            }
            memory = left;
        }
    }

    fn is_memory(
        &self,
        path: &[String],
        parameters: &BTreeSet<String>,
        memory: &BTreeSet<String>,
        names: &BTreeSet<String>,
    ) -> bool {
        let [first, .., last] = path else {
            let [name] = path else { return false };
            let is_stds = is_of_std(name) && !names.contains(name);
            return is_primitive(name)
                || parameters.contains(name)
                || memory.contains(name)
                || is_stds;
        };
        match first.as_str() {
            "alloc" | "core" | "std" => is_of_std(&format!("std::{}", path[1..].join("::"))),
            _ => {
                memory.contains(last) && !self.of_std.contains(first) && !parameters.contains(first)
            }
        }
    }
}

/// Is a macro given the group behind these tokens, as behind `m!`? The rules behind `macro_rules! m` are its own.
fn begins_call(before: &[TokenTree]) -> bool {
    match before {
        [.., TokenTree::Ident(_), TokenTree::Punct(mark)] => mark.as_char() == '!',
        _ => false,
    }
}

/// Is there the type of a pointer among those of fields?
fn has_pointer(tokens: &[TokenTree]) -> bool {
    tokens.iter().any(|token| match token {
        TokenTree::Group(group) => has_pointer(group.tokens()),
        TokenTree::Ident(word) => matches!(word.text(), "AtomicPtr" | "NonNull"),
        TokenTree::Punct(mark) => mark.as_char() == '*',
        TokenTree::Literal(_) => false,
    })
}

fn name(token: Option<&TokenTree>) -> Option<String> {
    match token {
        Some(TokenTree::Ident(word)) => Some(Names::default().of(word).to_string()),
        _ => None,
    }
}

/// The names of the parameters between angles at this token, and where it goes on behind them.
fn parameters(tokens: &[TokenTree], at: usize) -> (BTreeSet<String>, usize) {
    if !is_mark(tokens.get(at), '<') {
        return (BTreeSet::new(), at);
    }
    let Some(end) = angles_end(tokens, at) else {
        return (BTreeSet::new(), at);
    };
    let all = at_commas(&tokens[at + 1..end - 1]);
    let names = all.filter_map(|one| {
        let words = one.iter().filter_map(|token| name(Some(token)));
        let is_lifetime = is_mark(one.first(), '\'');
        words
            .filter(|word| *word != "const")
            .take(1)
            .find(|_| !is_lifetime)
    });
    (names.collect(), end)
}

/// The paths in the fields of an enum's variants.
fn paths_of_variants(body: &Group) -> Option<Vec<Vec<String>>> {
    let mut all = Vec::new();
    for variant in at_commas(body.tokens()) {
        let mut at = 0;
        while is_mark(variant.get(at), '#') {
            at += 2;
        }
        match variant.get(at + 1) {
            Some(TokenTree::Group(fields)) => all.extend(paths(fields.tokens())?),
            _ if is_mark(variant.get(at), '$') => return None,
            _ => {}
        }
    }
    Some(all)
}

/// The paths among the tokens of types, with names of fields and attributes among them; none if a macro makes some.
fn paths(tokens: &[TokenTree]) -> Option<Vec<Vec<String>>> {
    let mut all = Vec::new();
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        at += 1;
        match token {
            TokenTree::Group(group) => {
                let inside = group.tokens();
                // How long an array is, is no matter.
                let is_array = group.delimiter() == Delimiter::Bracket;
                let mut parts = inside.split(|token| is_array && is_mark(Some(token), ';'));
                all.extend(paths(parts.next().unwrap_or_default())?);
            }
            TokenTree::Ident(word) if *word == "pub" => {
                at += usize::from(
                    matches!(tokens.get(at), Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Parenthesis),
                );
            }
            TokenTree::Ident(word) if KEYWORDS.contains(&word.text()) => {}
            TokenTree::Ident(_) if is_mark(tokens.get(at), ':') && !separator(tokens, at) => {}
            TokenTree::Ident(_) => {
                let mut path: Vec<String> = name(Some(token)).into_iter().collect();
                while separator(tokens, at) {
                    path.push(name(tokens.get(at + 2))?);
                    at += 3;
                }
                all.push(path);
            }
            TokenTree::Punct(mark) if mark.as_char() == '#' => at += 1,
            TokenTree::Punct(mark) if mark.as_char() == '\'' => at += 1,
            TokenTree::Punct(mark) if matches!(mark.as_char(), '$' | '!') => return None,
            _ => {}
        }
    }
    Some(all)
}
