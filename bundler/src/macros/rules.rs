//! Impls that the rules of a macro have as text: their traits, and their members.

use std::collections::{HashMap, HashSet};
use std::ops::Range;

use super::inside::{Inside, fragments};
use crate::items::{
    angles_end, begins_item, first_of_item, is_brace, is_mark, is_of_macro, is_word, last_of_item,
    outside_angles, position_of_for, whole,
};
use crate::refs::separator;
use crate::tables::{Name, PathRef, Root};
use crate::tokens::{self, Group, Names, Room, TokenTree};

#[cfg(test)]
mod tests;

/// An impl of a trait in a macro's rules.
#[derive(Debug, Clone)]
pub(crate) struct RuleImpl {
    /// The path of its trait.
    pub(crate) path: PathRef,
    pub(crate) members: Vec<RuleMember>,
    /// Its text, with what stands above it, or that of a repetition that has nothing else in it.
    pub(crate) range: Range<usize>,
    pub(crate) inside: Inside,
}

/// A member of it that is called the same wherever the macro is.
#[derive(Debug, Clone)]
pub(crate) struct RuleMember {
    pub(crate) name: Name,
    /// Its text, with what stands above it.
    pub(crate) range: Range<usize>,
    /// Has nothing else of the macro its name?
    pub(crate) alone: bool,
    pub(crate) inside: Inside,
}

/// The impls in the rules of a macro: those that an arm comes to by itself, in repetitions, or in blocks where no trait is declared or
/// imported. What is in other groups may be given to a macro, or be elsewhere. O(tokens). `definition`: all of it, in `text`.
pub(crate) fn impls_in_rules(text: &str, definition: Range<usize>) -> Vec<RuleImpl> {
    let room = Room::new();
    let tokens = tokens::read_part(&room, text, definition).unwrap_or_default();
    let is_it = |token: &TokenTree| is_word(Some(token), "macro_rules");
    let keyword = tokens.iter().position(is_it);
    let Some(TokenTree::Group(rules)) = keyword.and_then(|at| tokens.get(at + 3)) else {
        return Vec::new();
    };
    let rules = rules.tokens();
    let names = Names::default();
    let mut reader = Reader {
        text,
        given: fragments(rules, &names),
        names,
        found: Vec::new(),
    };
    for (at, rule) in rules.iter().enumerate().skip(1) {
        // Behind `=>` is what an arm comes to.
        if let (true, TokenTree::Group(arm)) = (is_mark(rules.get(at - 1), '>'), rule) {
            reader.arm(arm.tokens(), arm.inside().start, None);
        }
    }
    let mut found = reader.found;
    let mut words = HashMap::new();
    count(rules, &reader.names, &mut words);
    let mut declared: HashMap<Name, usize> = HashMap::new();
    for member in found.iter().flat_map(|found| &found.members) {
        *declared.entry(member.name.clone()).or_default() += 1;
    }
    for member in found.iter_mut().flat_map(|found| &mut found.members) {
        member.alone = words.get(&*member.name) == declared.get(&member.name);
    }
    found
}

struct Reader<'a> {
    text: &'a str,
    names: Names,
    /// The fragments of the macro that are more than a word.
    given: HashSet<Name>,
    found: Vec<RuleImpl>,
}

impl Reader<'_> {
    /// Reads what an arm comes to, or a part of that, whose text begins at `start`. `around`: the repetition that it is in.
    fn arm(&mut self, tokens: &[TokenTree], start: usize, around: Option<&Range<usize>>) {
        for (at, token) in tokens.iter().enumerate() {
            match token {
                TokenTree::Group(group) if is_mark(tokens[..at].last(), '$') => {
                    let around = repetition(tokens, at, around);
                    self.arm(group.tokens(), group.inside().start, around.as_ref());
                }
                // The block of a constant or function, or what is around it.
                TokenTree::Group(group) if !is_of_macro(tokens, at) && !declares(tokens, at) => {
                    self.arm(group.tokens(), group.inside().start, None);
                }
                token if is_word(Some(token), "impl") && begins_item(tokens, at) => {
                    let made = self.implementation(tokens, at, start, around);
                    self.found.extend(made);
                }
                _ => {}
            }
        }
    }

    /// The impl at `at`, if the path of its trait is written out.
    fn implementation(
        &self,
        tokens: &[TokenTree],
        at: usize,
        start: usize,
        around: Option<&Range<usize>>,
    ) -> Option<RuleImpl> {
        let head = at + 1;
        let path = match is_mark(tokens.get(head), '<') {
            true => angles_end(tokens, head)?,
            false => head,
        };
        let last = outside_angles(tokens, path, is_brace)?;
        let end = path + position_of_for(&tokens[path..last])?;
        let mut path = path..end;
        if let Some(arguments) = path.clone().find(|at| is_mark(tokens.get(*at), '<')) {
            path.end = arguments;
        }
        let TokenTree::Group(body) = &tokens[last] else {
            return None;
        };
        let is_alone = first_of_item(tokens, at) == 0 && last + 1 == tokens.len();
        Some(RuleImpl {
            path: self.path(&tokens[path])?,
            members: self.members(body),
            range: match around.filter(|_| is_alone) {
                Some(around) => around.clone(),
                None => whole(self.text, tokens, start, at, last),
            },
            inside: Inside::of(&tokens[head..=last], &self.given, &self.names),
        })
    }

    /// A path that is written out.
    fn path(&self, tokens: &[TokenTree]) -> Option<PathRef> {
        let is = |at: usize, word: &str| is_word(tokens.get(at), word);
        let mut at = 0;
        let root = match tokens.first()? {
            // `$crate`
            _ if is(1, "crate") => {
                at = 4;
                Root::DollarCrate
            }
            _ if separator(tokens, 0) => {
                at = 2;
                Root::Global
            }
            _ if is(0, "crate") => {
                at = 3;
                Root::Crate
            }
            _ if is(0, "self") || is(0, "super") => {
                at = if is(0, "self") { 3 } else { 0 };
                let mut ups = 0;
                while is(at, "super") {
                    ups += 1;
                    at += 3;
                }
                Root::Up(ups)
            }
            _ => Root::Plain,
        };
        let mut segments = Vec::new();
        loop {
            let TokenTree::Ident(name) = tokens.get(at)? else {
                return None;
            };
            segments.push(self.names.of(name));
            if at + 1 == tokens.len() {
                return Some(PathRef::guessed(root, segments));
            }
            // Behind `::`. Arguments are no path to go on with: they end with no name.
            at += 3;
        }
    }

    fn members(&self, body: &Group) -> Vec<RuleMember> {
        let tokens = body.tokens();
        let begins = |at: &usize| {
            let mut words = ["fn", "const", "type"].into_iter();
            words.any(|word| is_word(tokens.get(*at), word)) && begins_item(tokens, *at)
        };
        let keywords = (0..tokens.len()).filter(begins);
        let members = keywords.filter_map(|at| {
            let TokenTree::Ident(name) = tokens.get(at + 1)? else {
                return None;
            };
            let last = last_of_item(tokens, at, is_word(tokens.get(at), "fn"))?;
            let range = whole(self.text, tokens, body.inside().start, at, last);
            let first = tokens.partition_point(|token| token.range().start < range.start);
            Some(RuleMember {
                name: self.names.of(name),
                range,
                alone: false,
                inside: Inside::of(&tokens[first..=last], &self.given, &self.names),
            })
        });
        members.collect()
    }
}

/// The text of the repetition whose parentheses are at `at`, or that of the one `around` it if that has nothing else in it.
fn repetition(
    tokens: &[TokenTree],
    at: usize,
    around: Option<&Range<usize>>,
) -> Option<Range<usize>> {
    let is_operator = |at: &usize| {
        ['*', '+', '?']
            .iter()
            .any(|mark| is_mark(tokens.get(*at), *mark))
    };
    // A separator may stand before it.
    let last = [at + 1, at + 2].into_iter().find(is_operator)?;
    let is_alone = at == 1 && last + 1 == tokens.len();
    let own = tokens[at - 1].range().start..tokens[last].range().end;
    Some(around.filter(|_| is_alone).cloned().unwrap_or(own))
}

/// Are the braces at `at` a module's, or may there be a trait in them that is not seen outside?
fn declares(tokens: &[TokenTree], at: usize) -> bool {
    fn has_any(tokens: &[TokenTree], in_block: bool) -> bool {
        let words = ["extern", "macro_rules", "mod", "trait", "use"];
        tokens.iter().any(|token| match token {
            TokenTree::Group(group) => has_any(group.tokens(), false),
            // What is called there may make one.
            token if in_block && is_mark(Some(token), '!') => true,
            token => words.iter().any(|word| is_word(Some(token), word)),
        })
    }
    let is_module = matches!(&tokens[..at], [.., word, _] if is_word(Some(word), "mod"));
    is_module || matches!(&tokens[at], TokenTree::Group(group) if has_any(group.tokens(), true))
}

/// How often each word is there.
fn count(tokens: &[TokenTree], names: &Names, words: &mut HashMap<Name, usize>) {
    for token in tokens {
        match token {
            TokenTree::Group(group) => count(group.tokens(), names, words),
            TokenTree::Ident(word) => *words.entry(names.of(word)).or_default() += 1,
            TokenTree::Literal(_) | TokenTree::Punct(_) => {}
        }
    }
}
