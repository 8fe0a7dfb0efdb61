//! What a node's tokens define: items in bodies and macro bodies, impl heads, modules, textual macros; and visibilities.

use crate::tokens::{Delimiter, Group, TokenTree};

use super::words::{ident, is_mark, punct, range_of};
use super::{Scanner, Shape, is_primitive};
use crate::tables::{EditKind, Refusal};

impl Scanner<'_> {
    /// A keyword behind which a name is defined. In a body, what `fn` defines is no mention.
    pub(super) fn definition(
        &mut self,
        keyword: &str,
        tokens: &[TokenTree],
        at: usize,
        shape: Shape,
    ) -> usize {
        if keyword == "fn" {
            let signature = tokens[at + 1..]
                .iter()
                .take_while(|token| !is_mark(token, ';'));
            let mut groups = signature.filter(|token| is_braces(token));
            if let Some(body) = groups.next() {
                self.enclosing_braces.insert(range_of(body).start);
            }
        }
        self.refs.makes_module |= keyword == "mod" && shape.in_macro;
        match ident(tokens, at + 1) {
            Some(defined) => {
                if keyword == "mod" {
                    self.modules.push(self.context.names.of(defined));
                    if let Some(body) = tokens.get(at + 2) {
                        self.module_braces.insert(range_of(body).start);
                    }
                }
                self.module_file(keyword, tokens, at, shape);
                self.module_file_of_body(keyword, tokens, at, shape);
                // A member or a module's item is reached through its impl or module, a body's not at all.
                if !self.enclosed && self.module_depth == 0 {
                    self.refs.defines.insert(self.context.names.of(defined));
                }
                let is_mention = keyword != "fn" || shape.in_macro;
                if is_mention { at + 1 } else { at + 2 }
            }
            None => {
                if keyword == "mod" {
                    if let Some(body) = tokens.get(at + 3) {
                        self.module_braces.insert(range_of(body).start);
                    }
                    self.module_file(keyword, tokens, at + 1, shape);
                }
                at + 1
            }
        }
    }

    /// `mod name;` among macro tokens: where its file is depends on where the macro is called.
    pub(super) fn module_file(
        &mut self,
        keyword: &str,
        tokens: &[TokenTree],
        at: usize,
        shape: Shape,
    ) {
        if keyword == "mod" && shape.in_macro && punct(tokens, at + 2, ';') {
            let range = range_of(&tokens[at]).start..range_of(&tokens[at + 2]).end;
            self.refs
                .relative_file
                .get_or_insert((range, "declares a module file"));
            self.refs.unread_file = true;
        }
    }

    /// `mod name;` in a body: its file would have to be found and read before the body is.
    fn module_file_of_body(
        &mut self,
        keyword: &str,
        tokens: &[TokenTree],
        at: usize,
        shape: Shape,
    ) {
        let (Some(name), Some(end)) = (ident(tokens, at + 1), tokens.get(at + 2)) else {
            return;
        };
        let is_item = self.defined.contains(&name.range());
        if keyword == "mod" && !shape.in_macro && !is_item && is_mark(end, ';') {
            self.refs.unread_file = true;
            self.refs.refusals.push(Refusal::new(
                range_of(&tokens[at]).start..range_of(end).end,
                format!(
                    "module `{}` has a file, and is declared in a body",
                    name.text()
                ),
                "declare it outside of the body",
            ));
        }
    }

    /// What stands between `impl` and its brace: the names that an impl among macro tokens may be for. Of an impl elsewhere a
    /// syntax tree says so.
    pub(super) fn impl_head(&mut self, tokens: &[TokenTree], shape: Shape) {
        self.refs.has_impl = true;
        for (at, token) in tokens.iter().enumerate() {
            match token {
                TokenTree::Ident(word) if shape.in_macro => {
                    let name = self.context.names.of(word);
                    if !is_primitive(&name) {
                        self.refs.implements.insert(name);
                    }
                }
                TokenTree::Punct(mark) if mark.as_char() == '$' => {
                    self.refs.implements_fragment = true
                }
                TokenTree::Punct(mark) if mark.as_char() == ';' => break,
                // `Matrix<{ N + 1 }>` goes on.
                TokenTree::Group(group)
                    if group.delimiter() == Delimiter::Brace
                        && !punct(tokens, at + 1, '>')
                        && !punct(tokens, at + 1, ',') =>
                {
                    self.enclosing_braces.insert(range_of(token).start);
                    self.members(group.tokens());
                    break;
                }
                TokenTree::Group(group) => self.impl_head(group.tokens(), shape),
                _ => {}
            }
        }
    }

    /// The functions of an impl inside a body stay with it, and so its trait must keep those names.
    fn members(&mut self, tokens: &[TokenTree]) {
        for (at, token) in tokens.iter().enumerate() {
            if matches!(token, TokenTree::Ident(word) if word == "fn")
                && let Some(name) = ident(tokens, at + 1)
            {
                self.name(&self.context.names.of(name));
            }
        }
    }

    pub(super) fn visibility(&mut self, tokens: &[TokenTree], at: usize) -> usize {
        let Some(TokenTree::Group(group)) = tokens.get(at + 1) else {
            return at + 1;
        };
        let inner = group.tokens();
        match (group.delimiter(), inner) {
            (Delimiter::Parenthesis, [TokenTree::Ident(word)]) if word == "crate" => {
                self.edit(word.range(), EditKind::PubCrate);
                at + 2
            }
            // `pub(in path)` names modules around this one, which are there in any case.
            (Delimiter::Parenthesis, [TokenTree::Ident(word), TokenTree::Ident(first), ..])
                if word == "in" =>
            {
                if first == "crate" {
                    self.edit(first.range(), EditKind::CallerCrate);
                } else if first != "self" && first != "super" {
                    let start = first.range().start;
                    self.rooted(&self.context.names.of(first), start..start);
                }
                at + 2
            }
            _ => at + 1,
        }
    }

    /// The rules of a `macro_rules!` definition with `local_inner_macros`, which is about what they make, not what they match.
    pub(super) fn rules(&mut self, tokens: &[TokenTree], shape: Shape) {
        for (at, token) in tokens.iter().enumerate() {
            match token {
                TokenTree::Group(group) if at > 0 && is_mark(&tokens[at - 1], '>') => {
                    self.behind_matcher(tokens, at, |scanner| {
                        scanner.tokens(group.tokens(), shape);
                    });
                }
                _ => {
                    let matched = Shape {
                        inner_macros: false,
                        ..shape
                    };
                    self.tokens(std::slice::from_ref(token), matched);
                }
            }
        }
    }

    /// `macro_rules! name { … }` inside a body.
    pub(super) fn local_rules(&mut self, tokens: &[TokenTree], at: usize, shape: Shape) -> usize {
        self.refs.defines_macros |= shape.in_macro;
        if let Some(name) = ident(tokens, at) {
            let name = self.context.names.of(name);
            self.refs.defined_macros.insert(name.clone());
            self.refs.defines.insert(name);
        }
        if punct(tokens, at, '$') {
            self.refs.names_fragment = true;
        }
        let Some(TokenTree::Group(group)) = tokens.get(at + 1) else {
            return at;
        };
        let rules = self.context.names.named("macro_rules");
        self.refs.macro_text.push((rules, group.range()));
        // One in a body is called in that alone; where a macro is given it or makes it, it may be called anywhere.
        let rules = Shape {
            in_macro: true,
            rules: shape.in_macro,
            ..Shape::default()
        };
        let outer = std::mem::replace(&mut self.in_local_rules, true);
        self.tokens(group.tokens(), rules);
        self.in_local_rules = outer;
        at + 2
    }
}

/// Where the block starts that a rule makes, as in `=> {{ … }}`: what is in it stays there.
pub(super) fn made_block(rule: &Group) -> Option<usize> {
    match rule.tokens() {
        [TokenTree::Group(block)] => Some(block.range().start),
        _ => None,
    }
}

/// Is every impl among a macro's tokens of a type that the same tokens define: `enum $name {} impl Trait for $name {}`?
pub(super) fn impls_own_types(tokens: &[TokenTree]) -> bool {
    let is_word = |token: &TokenTree, words: &[&str]| matches!(token, TokenTree::Ident(word) if words.iter().any(|known| word == known));
    let is_defined = |name: &TokenTree| {
        tokens.windows(3).any(|three| {
            is_word(&three[0], &["struct", "enum", "union"]) && same_word(&three[2], name)
        })
    };
    tokens.iter().enumerate().all(|(at, token)| match token {
        TokenTree::Group(group) => impls_own_types(group.tokens()),
        // The definition may not be there.
        TokenTree::Ident(word) if word == "cfg" || word == "cfg_attr" => false,
        TokenTree::Ident(word) if word == "impl" => {
            let rest = &tokens[at + 1..];
            let head = rest
                .iter()
                .position(is_braces)
                .map_or(rest, |end| &rest[..end]);
            matches!(head, [.., before, mark, name]
                if is_word(before, &["for"]) && is_mark(mark, '$') && is_defined(name))
        }
        _ => true,
    })
}

fn same_word(one: &TokenTree, other: &TokenTree) -> bool {
    match (one, other) {
        (TokenTree::Ident(one), TokenTree::Ident(other)) => one.text() == other.text(),
        _ => false,
    }
}

fn is_braces(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace)
}
