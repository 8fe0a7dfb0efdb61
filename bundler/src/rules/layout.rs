//! Text written with the author's layout: blanks and comments of the macro's body, indented as the call is, and tokens kept
//! apart.

use std::ops::Range;

use super::matching::Fragment;
use super::transcribe::Writer;
use crate::enclose::glues;
use crate::source::Patchwork;

impl Writer<'_> {
    /// Writes a slice of the body, and the blanks and comments before it.
    pub(super) fn slice(&mut self, range: Range<usize>) {
        self.gap(range.start);
        self.part(range.start);
        self.made.copy(self.file, range.clone());
        self.written = range.end;
    }

    pub(super) fn replace(&mut self, range: Range<usize>, text: &str) {
        self.gap(range.start);
        self.made.make(text, self.file, range.clone());
        self.written = range.end;
    }

    pub(super) fn append(&mut self, text: Patchwork) {
        let last = self.made.text.chars().next_back();
        if !std::mem::take(&mut self.apart) && glues(last, text.text.chars().next()) {
            self.made.make(" ", self.file, self.written..self.written);
        }
        self.made.append(text);
    }

    /// Writes what is between the last fragment and this one, when nothing but rounds of one repetition lies between them.
    pub(super) fn join(&mut self, fragment: &Fragment) {
        let Some(join) = self.join.take() else {
            self.last_fragment = fragment.tokens.end;
            return;
        };
        let (end, start) = (self.last_fragment, fragment.tokens.start);
        self.last_fragment = fragment.tokens.end;
        let tokens = self.call.tokens;
        if end == start && start > 0 && start < tokens.len() {
            let blanks = tokens[start - 1].range.end..tokens[start].range.start;
            if blanks.start <= blanks.end {
                // They were two tokens there.
                self.apart = true;
                return self.made.copy(self.call.file, blanks);
            }
        }
        self.made.make(&join, self.file, self.written..self.written);
    }

    /// Keeps the token at `at` apart from a fragment before it.
    pub(super) fn part(&mut self, at: usize) {
        let last = self.made.text.chars().next_back();
        let after_fragment = !self.file.text[..at].ends_with(|c| Some(c) == last)
            || self.file.text[..at].ends_with(|c: char| c.is_alphanumeric());
        let next = self.file.text[at..].chars().next();
        let was_apart = !glues(self.file.text[..at].chars().next_back(), next);
        if after_fragment && was_apart && glues(last, next) {
            self.made.make(" ", self.file, at..at);
        }
    }

    /// Writes the blanks and comments up to `to`, indented as the call is.
    pub(super) fn gap(&mut self, to: usize) {
        let text = self.file.text.clone();
        let mut from = self.written;
        self.written = self.written.max(to);
        if self.made.text.is_empty() && from < to && text[from..to].trim().is_empty() {
            return;
        }
        while from < to {
            let Some(line) = text[from..to].find('\n') else {
                self.made.copy(self.file, from..to);
                return;
            };
            self.made.copy(self.file, from..from + line + 1);
            from += line + 1;
            let blanks = text[from..].len() - text[from..].trim_start_matches([' ', '\t']).len();
            let cut = blanks.min(self.old_indent);
            let is_blank = text[from + blanks..].starts_with(['\n', '\r']);
            if !is_blank {
                let new_indent = self.new_indent.clone();
                self.made.make(&new_indent, self.file, from..from);
            }
            from += cut;
        }
    }

    /// The indentation, in the call's file, of what is on the body's line of `at`.
    pub(super) fn line_indent(&self, at: usize) -> String {
        let own = indent(&self.file.text, at);
        format!(
            "{}{}",
            self.new_indent,
            &own[self.old_indent.min(own.len())..]
        )
    }
}

/// The blanks that the line of `at` starts with.
pub(super) fn indent(text: &str, at: usize) -> &str {
    let start = text[..at].rfind('\n').map_or(0, |line| line + 1);
    let line = &text[start..at];
    &line[..line.len() - line.trim_start_matches([' ', '\t']).len()]
}
