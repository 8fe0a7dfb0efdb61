//! One expression in the place of a call.

use std::ops::Range;
use std::path::Path;

use super::{Call, Position, Refused, Splicer, invalid, parseable};
use crate::enclose::{Surroundings, glues, is_block, needs_parentheses};
use crate::source::{Mark, Patchwork, SourceFile};

impl Splicer<'_> {
    /// The expression of a file in a call's place.
    pub(super) fn expression(
        &self,
        call: &Call<'_>,
        range: Range<usize>,
        path: &Path,
        inner: &SourceFile,
    ) -> Result<(Range<usize>, Patchwork), Refused> {
        let tokens = parseable(inner)?;
        let expression: syn::Expr = syn::parse2(tokens.clone()).map_err(|error| {
            let help = match call.position {
                Position::Arguments => "among a macro's arguments it must be one expression",
                _ => "in this place it must be one expression, without `;`",
            };
            Refused {
                help: help.to_owned(),
                ..invalid(inner, &error)
            }
        })?;
        let mut tokens = tokens.into_iter();
        let first = tokens
            .next()
            .map_or(0, |token| token.span().byte_range().start);
        let last = tokens.last().map_or_else(
            || syn::spanned::Spanned::span(&expression).byte_range().end,
            |token| token.span().byte_range().end,
        );
        let surroundings = Surroundings::of(call.tokens, call.first, call.arguments, call.in_block);
        let foreign = call.position == Position::Arguments;
        let enclosed = needs_parentheses(&expression, &surroundings, foreign);
        let text = &self.file.text;
        let mut patchwork = Patchwork::default();
        let made =
            |patchwork: &mut Patchwork, text: &str| patchwork.make(text, self.file, range.clone());
        if enclosed {
            made(&mut patchwork, "(");
        } else if glues(
            text[..range.start].chars().next_back(),
            inner.text[first..].chars().next(),
        ) {
            made(&mut patchwork, " ");
        }
        let start = patchwork.text.len();
        patchwork.copy(inner, first..last);
        patchwork.mark(start, Mark::Included(path.to_path_buf()));
        if foreign {
            patchwork.mark(start, Mark::Argument);
        }
        if enclosed {
            made(&mut patchwork, ")");
        } else if glues(
            inner.text[..last].chars().next_back(),
            text[range.end..].chars().next(),
        ) {
            made(&mut patchwork, " ");
        }
        if surroundings.ends_statement(call.group) && !is_block(&expression) {
            made(&mut patchwork, ";");
        }
        Ok((range.clone(), patchwork))
    }
}
