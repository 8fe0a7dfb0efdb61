//! When an expression that comes to stand among other tokens falls apart there, and needs parentheses to stay one.

use proc_macro2::{Delimiter, Group, TokenTree};
use syn::Expr;

use crate::tables::STD_MACROS;

/// The tokens on both sides of a call, as far as they matter.
pub(crate) struct Surroundings {
    /// Does nothing on the left bind to the expression?
    open_left: bool,
    /// Does nothing on the right?
    open_right: bool,
    /// Is it between `if`, `while`, `match` or `in` and a brace, where a struct literal would be misread?
    head: bool,
    /// Is it at least part of such a head?
    in_head: bool,
    /// Is it called, as in `include!("f.in")(3)`?
    called: bool,
    starts_statement: bool,
    /// Are there attributes before it, which would be of its first operand alone?
    attributed: bool,
    /// Is it behind `break`, where a label at its beginning would be misread?
    breaks: bool,
    /// Would a block at its beginning be all of it, as one that starts a statement or a match arm is?
    ends_with_block: bool,
    /// Is more behind it that is no part of the expression?
    followed: bool,
}

impl Surroundings {
    /// Of the call whose path starts at `first` and whose arguments are at `last`. `in_block`: may the tokens be statements, and
    /// not arguments or elements?
    pub(crate) fn of(
        tokens: &[TokenTree],
        first: usize,
        last: usize,
        in_block: bool,
    ) -> Surroundings {
        let call = first;
        let mut first = first;
        // Attributes belong to the statement.
        while first >= 2 && is_mark(&tokens[first - 2], '#') && is_group(&tokens[first - 1]) {
            first -= 2;
        }
        let attributed = first < call;
        // Those of the block are before all statements.
        let is_inner = matches!(&tokens[..first], [.., hash, bang, group]
            if is_mark(hash, '#') && is_mark(bang, '!') && is_group(group));
        let left = first.checked_sub(1).map(|at| &tokens[at]);
        let left = left.filter(|_| !is_inner);
        let right = tokens.get(last + 1);
        let is_first = match left {
            None => true,
            Some(token) => is_brace(token) || is_mark(token, ';'),
        };
        let starts_statement = in_block && is_first;
        let keyword = |words: &[&str]| match left {
            Some(TokenTree::Ident(word)) => words.iter().any(|other| word == other),
            _ => false,
        };
        let head_word = left.is_some_and(opens_head);
        let head = head_word && right.is_some_and(is_brace);
        let ends =
            |token: &&TokenTree| is_brace(token) || is_mark(token, ';') || is_mark(token, ',');
        let before = tokens[..first]
            .iter()
            .rev()
            .take_while(|token| !ends(token));
        let in_head = before.into_iter().any(opens_head);
        let open_left = is_first
            || head
            || keyword(&["return", "break", "if"])
            || left.is_some_and(|_| ends_binding(&tokens[..first]));
        let open_right = head
            || match right {
                None => true,
                Some(TokenTree::Punct(mark)) => match mark.as_char() {
                    ',' | ';' => true,
                    '=' => tokens
                        .get(last + 2)
                        .is_some_and(|token| is_mark(token, '>')),
                    _ => false,
                },
                Some(_) => false,
            };
        Surroundings {
            open_left,
            open_right,
            head,
            in_head,
            called: matches!(right, Some(TokenTree::Group(_))) && !head,
            starts_statement,
            attributed: attributed && starts_statement,
            breaks: keyword(&["break"]),
            ends_with_block: starts_statement || ends_arrow(&tokens[..first]),
            followed: right.is_some_and(|token| {
                !is_mark(token, ';') && !is_mark(token, '.') && !is_mark(token, '?')
            }),
        }
    }

    /// Is there nothing around that any expression would have to be enclosed for?
    pub(crate) fn takes_any(&self) -> bool {
        let misreads = self.in_head || self.breaks || self.attributed || self.ends_with_block;
        self.open_left && self.open_right && !misreads
    }

    /// Is a call with these arguments a statement of its own without a semicolon, with others behind it?
    pub(crate) fn ends_statement(&self, arguments: &Group) -> bool {
        self.starts_statement && self.followed && arguments.delimiter() == Delimiter::Brace
    }
}

/// Does a head begin behind it, which a brace ends?
fn opens_head(token: &TokenTree) -> bool {
    let words = ["if", "while", "match", "in"];
    matches!(token, TokenTree::Ident(word) if words.iter().any(|other| word == other))
}

/// Is there `=>` at the end?
fn ends_arrow(before: &[TokenTree]) -> bool {
    matches!(before, [.., one, other] if is_mark(one, '=') && is_mark(other, '>'))
}

/// Does what ends here leave an expression to itself: `=`, `=>`, `,`, a field's `:`, a closure's parameters?
fn ends_binding(before: &[TokenTree]) -> bool {
    let Some(TokenTree::Punct(mark)) = before.last() else {
        return false;
    };
    let back = |by: usize| before.len().checked_sub(by).map(|at| &before[at]);
    let joint = |by: usize| match back(by) {
        Some(TokenTree::Punct(mark)) if mark.spacing() == proc_macro2::Spacing::Joint => {
            Some(mark.as_char())
        }
        _ => None,
    };
    match mark.as_char() {
        ',' => true,
        '=' => !matches!(joint(2), Some('=' | '<' | '>' | '!' | '.')),
        '>' => joint(2) == Some('='),
        ':' => joint(2) != Some(':'),
        '|' => {
            let opening = before[..before.len() - 1]
                .iter()
                .rposition(|token| is_mark(token, '|'));
            match opening.map(|at| (at, at.checked_sub(1).map(|before_it| &before[before_it]))) {
                None => false,
                Some((_, None)) => true,
                Some((at, Some(TokenTree::Punct(_)))) => {
                    ends_binding(&before[..at]) || is_mark(&before[at - 1], ';')
                }
                Some((_, Some(TokenTree::Ident(word)))) => word == "move" || word == "return",
                // Behind braces it may be an operand: `{ a } | b | c`.
                Some((_, Some(TokenTree::Group(_) | TokenTree::Literal(_)))) => false,
            }
        }
        _ => false,
    }
}

/// Must the expression be enclosed to mean the same there? Among the arguments of a `foreign` macro nobody knows what comes to
/// stand beside it.
pub(crate) fn needs_parentheses(expression: &Expr, around: &Surroundings, foreign: bool) -> bool {
    let holds_together = match expression {
        // `1.` before a method's dot would be a range.
        Expr::Lit(literal) => literal.attrs.is_empty() && !ends_in_dot(&literal.lit),
        Expr::Field(field) => field.attrs.is_empty() && !around.called,
        Expr::Macro(call) => {
            call.attrs.is_empty() && !matches!(call.mac.delimiter, syn::MacroDelimiter::Brace(_))
        }
        Expr::Array(_)
        | Expr::Await(_)
        | Expr::Call(_)
        | Expr::Index(_)
        | Expr::MethodCall(_)
        | Expr::Paren(_)
        | Expr::Path(_)
        | Expr::Repeat(_)
        | Expr::Try(_)
        | Expr::Tuple(_) => !has_attributes(expression),
        _ => false,
    };
    let first = leftmost(expression);
    let falls_apart = match first {
        Expr::Struct(_) => around.in_head && !std::ptr::eq(first, expression),
        Expr::Macro(call) => {
            let has_braces = matches!(call.mac.delimiter, syn::MacroDelimiter::Brace(_));
            around.starts_statement && has_braces && !std::ptr::eq(first, expression)
        }
        _ if has_label(first) && around.breaks => true,
        _ => around.ends_with_block && is_block(first) && !is_block(expression),
    };
    let is_operation = matches!(
        expression,
        Expr::Assign(_) | Expr::Binary(_) | Expr::Cast(_) | Expr::Range(_)
    );
    if falls_apart || around.attributed && is_operation {
        return true;
    }
    if holds_together {
        return false;
    }
    let struct_literal = around.head && quote::ToTokens::to_token_stream(expression).into_iter().any(
        |token| matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace),
    );
    foreign || struct_literal || !(around.open_left && around.open_right)
}

/// Is it an expression that stands as a statement without a semicolon?
pub(crate) fn is_block(expression: &Expr) -> bool {
    matches!(
        expression,
        Expr::Block(_)
            | Expr::Const(_)
            | Expr::ForLoop(_)
            | Expr::If(_)
            | Expr::Loop(_)
            | Expr::Match(_)
            | Expr::Unsafe(_)
            | Expr::While(_)
    )
}

/// The first part of an expression, as the block in `{ 1 } + 1`: itself if nothing of it is before an operator.
fn leftmost(expression: &Expr) -> &Expr {
    let first = match expression {
        Expr::Assign(assign) => Some(&assign.left),
        Expr::Await(awaited) => Some(&awaited.base),
        Expr::Binary(binary) => Some(&binary.left),
        Expr::Call(call) => Some(&call.func),
        Expr::Cast(cast) => Some(&cast.expr),
        Expr::Field(field) => Some(&field.base),
        Expr::Index(index) => Some(&index.expr),
        Expr::MethodCall(call) => Some(&call.receiver),
        Expr::Range(range) => range.start.as_ref(),
        Expr::Try(tried) => Some(&tried.expr),
        _ => None,
    };
    first.map_or(expression, |first| leftmost(first))
}

fn has_label(expression: &Expr) -> bool {
    let label = match expression {
        Expr::Block(block) => &block.label,
        Expr::ForLoop(looped) => &looped.label,
        Expr::Loop(looped) => &looped.label,
        Expr::While(looped) => &looped.label,
        _ => return false,
    };
    label.is_some()
}

/// Would two neighbouring characters become one token?
pub(crate) fn glues(left: Option<char>, right: Option<char>) -> bool {
    let (Some(left), Some(right)) = (left, right) else {
        return false;
    };
    let word = |c: char| c.is_alphanumeric() || matches!(c, '_' | '"' | '\'' | '#');
    let mark = |c: char| "=<>!+-*/%^&|@.:".contains(c);
    (word(left) && word(right)) || (mark(left) && mark(right))
}

fn ends_in_dot(literal: &syn::Lit) -> bool {
    matches!(literal, syn::Lit::Float(number) if number.to_string().ends_with('.'))
}

fn has_attributes(expression: &Expr) -> bool {
    let first = quote::ToTokens::to_token_stream(expression)
        .into_iter()
        .next();
    first.is_some_and(|token| is_mark(&token, '#'))
}

fn is_group(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Bracket)
}

fn is_brace(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace)
}

fn is_mark(token: &TokenTree, wanted: char) -> bool {
    matches!(token, TokenTree::Punct(mark) if mark.as_char() == wanted)
}

/// A macro of std whose arguments are expressions and format strings.
pub(crate) fn takes_expressions(name: &str) -> bool {
    matches!(name, "concat" | "dbg") || STD_MACROS.contains(&name)
}
