//! Pieces of a body that a cfg removes: statements, fields, variants, arms, arguments, elements.
//!
//! Only positions where a syntax tree says how far the piece reaches are cut; elsewhere the predicate is left as one that
//! always fails.

use std::ops::Range;

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use quote::ToTokens;
use syn::visit::{self, Visit};

use super::parse::parse;
use crate::cfg::{Cfg, Verdict};
use crate::refs::FileContext;

/// What the text of a node is to a parser.
#[derive(Debug, Clone, Copy)]
pub(super) enum Piece {
    Item,
    ImplMember,
    TraitMember,
}

/// The outermost pieces of a node that are not there, each with the comma behind it. `node`: its bytes.
///
/// Only here a node is parsed in full; of one that cannot be, no piece is cut.
pub(super) fn dead_pieces(
    context: &FileContext<'_>,
    node: Range<usize>,
    piece: Piece,
) -> Vec<Range<usize>> {
    let text = &context.file.text;
    let mut finder = Finder {
        cfg: context.cfg,
        text,
        start: node.start,
        found: Vec::new(),
    };
    let text = &text[node];
    match piece {
        Piece::Item => parse(text, context.edition).map(|item| finder.visit_item(&item)),
        Piece::ImplMember => {
            parse(text, context.edition).map(|item| visit::visit_impl_item(&mut finder, &item))
        }
        Piece::TraitMember => {
            parse(text, context.edition).map(|item| visit::visit_trait_item(&mut finder, &item))
        }
    }
    .unwrap_or_default();
    finder.found
}

struct Finder<'a> {
    cfg: &'a Cfg,
    /// The whole file's.
    text: &'a str,
    /// Where the parsed text starts in it.
    start: usize,
    found: Vec<Range<usize>>,
}

impl Finder<'_> {
    /// Notes a piece that is not there; true if so.
    fn is_dead(&mut self, piece: &(impl ToTokens + syn::spanned::Spanned)) -> bool {
        if !self.cfg_fails(piece.to_token_stream()) {
            return false;
        }
        let range = piece.span().byte_range();
        let mut range = range.start + self.start..range.end + self.start;
        let rest = &self.text[range.end..];
        let between = blanks_and_comments(rest);
        if rest[between..].starts_with(',') {
            range.end += between + 1;
        }
        self.found.push(range);
        true
    }

    /// Do the attributes that `tokens` start with hold a cfg that fails?
    fn cfg_fails(&self, tokens: TokenStream) -> bool {
        let mut tokens = tokens.into_iter();
        while let (Some(TokenTree::Punct(hash)), Some(TokenTree::Group(group))) =
            (tokens.next(), tokens.next())
        {
            if hash.as_char() != '#' || group.delimiter() != Delimiter::Bracket {
                return false;
            }
            let inner: Vec<TokenTree> = group.stream().into_iter().collect();
            if let [TokenTree::Ident(name), TokenTree::Group(predicate)] = inner.as_slice()
                && name == "cfg"
                && self.cfg.judge_text(&predicate.stream().to_string()) == Verdict::Fails
            {
                return true;
            }
        }
        false
    }

    fn expressions<'ast>(&mut self, elements: impl Iterator<Item = &'ast syn::Expr>) {
        for element in elements {
            if !self.is_dead(element) {
                self.visit_expr(element);
            }
        }
    }
}

/// The bytes of blanks and comments that `text` begins with.
fn blanks_and_comments(text: &str) -> usize {
    let mut rest = text.trim_start();
    loop {
        let comment = match rest.get(..2) {
            Some("//") => rest.find('\n').unwrap_or(rest.len()),
            Some("/*") => block_comment(rest),
            _ => return text.len() - rest.len(),
        };
        rest = rest[comment..].trim_start();
    }
}

/// The bytes of the block comment that `text` begins with; another one may be inside.
fn block_comment(text: &str) -> usize {
    let mut depth = 0;
    let mut at = 0;
    while at < text.len() {
        match text.as_bytes()[at..] {
            [b'/', b'*', ..] => depth += 1,
            [b'*', b'/', ..] => depth -= 1,
            _ => {
                at += 1;
                continue;
            }
        }
        at += 2;
        if depth == 0 {
            break;
        }
    }
    at
}

macro_rules! visit_pieces {
    ($($method:ident: $piece:ident),* $(,)?) => {
        $(
            fn $method(&mut self, piece: &'ast syn::$piece) {
                if !self.is_dead(piece) {
                    visit::$method(self, piece);
                }
            }
        )*
    };
}

impl<'ast> Visit<'ast> for Finder<'_> {
    visit_pieces! {
        visit_stmt: Stmt,
        visit_field: Field,
        visit_variant: Variant,
        visit_arm: Arm,
        visit_field_value: FieldValue,
        visit_field_pat: FieldPat,
        visit_fn_arg: FnArg,
        visit_named_arg: NamedArg,
        visit_generic_param: GenericParam,
        visit_impl_item: ImplItem,
        visit_trait_item: TraitItem,
        visit_foreign_item: ForeignItem,
    }

    fn visit_expr_closure(&mut self, closure: &'ast syn::ExprClosure) {
        for input in &closure.inputs {
            if !self.is_dead(input) {
                self.visit_pat(input);
            }
        }
        self.visit_return_type(&closure.output);
        self.visit_expr(&closure.body);
    }

    fn visit_expr_array(&mut self, array: &'ast syn::ExprArray) {
        self.expressions(array.elems.iter());
    }

    fn visit_expr_tuple(&mut self, tuple: &'ast syn::ExprTuple) {
        let elements = tuple.elems.iter();
        let there: Vec<&syn::Expr> = elements
            .filter(|element| !self.cfg_fails(element.to_token_stream()))
            .collect();
        match there.as_slice() {
            // What is left of `(a, b)` is `(b,)`, and `(b)` would be none: all of it stays.
            [only] if !tuple.elems.trailing_punct() => self.visit_expr(only),
            _ => self.expressions(tuple.elems.iter()),
        }
    }

    fn visit_expr_call(&mut self, call: &'ast syn::ExprCall) {
        self.visit_expr(&call.func);
        self.expressions(call.args.iter());
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        self.visit_expr(&call.receiver);
        self.expressions(call.args.iter());
    }
}
