//! Items in the place of a call that stands as an item.

use std::ops::Range;
use std::path::Path;

use proc_macro2::{Delimiter, TokenTree};

use super::{Call, Refused, Splicer, invalid, is_mark, is_word, parseable};
use crate::cfg::Verdict;
use crate::source::{Mark, Patchwork, SourceFile};

impl Splicer<'_> {
    /// The byte where the call's attributes start, if it has some, and what their cfgs come to.
    pub(super) fn attributes(&self, call: &Call<'_>) -> (Option<usize>, Verdict) {
        let mut first = call.first;
        let mut verdict = Verdict::Holds;
        while first >= 2
            && is_mark(call.tokens.get(first - 2), '#')
            && let TokenTree::Group(group) = &call.tokens[first - 1]
            && group.delimiter() == Delimiter::Bracket
        {
            first -= 2;
            let inner: Vec<TokenTree> = group.stream().into_iter().collect();
            let own = match inner.as_slice() {
                [name, TokenTree::Group(predicate)] if is_word(name, "cfg") => self
                    .includes
                    .cfg
                    .judge_text(&predicate.stream().to_string()),
                // It may come to be a cfg.
                [name, ..] if is_word(name, "cfg_attr") => Verdict::Open,
                _ => Verdict::Holds,
            };
            verdict = match (verdict, own) {
                (Verdict::Fails, _) | (_, Verdict::Fails) => Verdict::Fails,
                (Verdict::Open, _) | (_, Verdict::Open) => Verdict::Open,
                _ => Verdict::Holds,
            };
        }
        let start = call.tokens[first].span().byte_range().start;
        ((first < call.first).then_some(start), verdict)
    }

    /// The items of a file in a call's place.
    pub(super) fn items(
        &self,
        call: &Call<'_>,
        (attributes, verdict): (Option<usize>, Verdict),
        range: Range<usize>,
        path: &Path,
        inner: &SourceFile,
    ) -> Result<(Range<usize>, Patchwork), Refused> {
        let parsed: syn::File =
            syn::parse2(parseable(inner)?).map_err(|error| invalid(inner, &error))?;
        if let Some(attribute) = parsed.attrs.first() {
            let range = syn::spanned::Spanned::span(attribute).byte_range();
            return Err(Refused {
                title: "an included file has no attributes and documentation of its own".to_owned(),
                help: "write them where the file is included".to_owned(),
                cause: Some(Box::new(inner.place(range, ""))),
                may_act: true,
            });
        }
        let open = verdict == Verdict::Open;
        if open && parsed.items.len() != 1 {
            return Err(Refused::new(
                "a cfg that only the judge's compiler decides is on several included items",
                "write the cfg on each item of the included file",
            ));
        }
        let behind = call.tokens.get(call.arguments + 1);
        let end = match behind {
            Some(mark) if is_mark(behind, ';') => mark.span().byte_range().end,
            _ => range.end,
        };
        let start = match attributes {
            // The one item has them then.
            Some(_) if open => range.start,
            // To rustc they say nothing of the items.
            Some(start) => start,
            None => range.start,
        };
        let text = &inner.text;
        let from = text.len() - text.trim_start().len();
        let mut patchwork = Patchwork::default();
        patchwork.copy(inner, from..text.trim_end().len().max(from));
        patchwork.mark(0, Mark::Included(path.to_path_buf()));
        let line = self.file.text[end..].lines().next().unwrap_or_default();
        if !line.trim().is_empty() {
            // A comment may end the file.
            patchwork.make("\n", self.file, start..end);
        }
        Ok((start..end, patchwork))
    }
}

/// Does the call begin an item, and not the rest of one (`static A: [i32; 3] = include!("a.in");`)?
pub(super) fn is_item(call: &Call<'_>) -> bool {
    match call.first.checked_sub(1).map(|before| &call.tokens[before]) {
        None => true,
        Some(TokenTree::Punct(mark)) => mark.as_char() == ';',
        Some(TokenTree::Group(group)) => match group.delimiter() {
            Delimiter::Brace => true,
            // An attribute.
            Delimiter::Bracket => {
                let back = |by: usize| {
                    call.first
                        .checked_sub(by)
                        .and_then(|at| call.tokens.get(at))
                };
                is_mark(back(2), '#') || (is_mark(back(2), '!') && is_mark(back(3), '#'))
            }
            _ => false,
        },
        Some(_) => false,
    }
}
