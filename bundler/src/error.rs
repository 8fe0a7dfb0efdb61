//! Positions and wording: what went wrong, where, and what to type instead.
//!
//! Every stage reports through [`Error`]; nothing here prints or exits. Drawing is annotate-snippets' work, so that messages
//! look as rustc's do.

use std::fmt;
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};
use serde::{Deserialize, Serialize};

/// A stretch of a source file that a message points at.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Place {
    /// The file as shown to people: relative to the package where that is possible.
    pub path: Arc<str>,
    /// The file's whole text.
    pub text: Arc<str>,
    /// Bytes of `text`.
    pub range: Range<usize>,
    /// What is said beside the caret; may be empty.
    pub label: String,
}

/// One message: a title, places in source files (the first is the primary one) and what to do.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Problem {
    /// What is wrong: lower case, no final stop.
    pub title: String,
    /// Where; may be empty when no source file is concerned.
    pub places: Vec<Place>,
    /// What to type or do instead; may be empty.
    pub help: String,
}

impl Problem {
    /// A message without a place.
    pub fn new(title: impl Into<String>) -> Problem {
        Problem {
            title: title.into(),
            places: Vec::new(),
            help: String::new(),
        }
    }

    /// Adds a place; the first one added is the primary one.
    #[must_use]
    pub fn at(mut self, place: Place) -> Problem {
        self.places.push(place);
        self
    }

    /// Says what to do instead.
    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Problem {
        self.help = help.into();
        self
    }

    /// An input or output failure of `path`, in words.
    pub fn io(doing: &str, path: &Path, error: &std::io::Error) -> Problem {
        Problem::new(format!(
            "cannot {doing} `{}`: {}",
            path.display(),
            reason(error)
        ))
    }

    /// The message as a warning; `colour` for a terminal.
    pub fn warning(&self, colour: bool) -> String {
        self.render(Level::WARNING, &renderer(colour))
    }

    fn render(&self, level: Level<'_>, renderer: &Renderer) -> String {
        let mut group = Group::with_title(level.primary_title(self.title.as_str()));
        let is_same = |one: &Place, other: &Place| one.path == other.path && one.text == other.text;
        for (index, place) in self.places.iter().enumerate() {
            if self.places[..index]
                .iter()
                .any(|known| is_same(known, place))
            {
                continue;
            }
            // All places of a file in one picture.
            let others = self.places.iter().enumerate().skip(index);
            let annotations = others.filter(|(_, other)| is_same(place, other));
            let annotations = annotations.map(|(index, place)| {
                let kind = match index {
                    0 => AnnotationKind::Primary,
                    _ => AnnotationKind::Context,
                };
                let annotation = kind.span(clamp(&place.text, &place.range));
                match place.label.as_str() {
                    "" => annotation,
                    label => annotation.label(label),
                }
            });
            let snippet = Snippet::source(&*place.text).path(&*place.path);
            group = group.element(snippet.annotations(annotations));
        }
        if !self.help.is_empty() {
            group = group.element(Level::HELP.message(self.help.as_str()));
        }
        renderer.render(&[group]).to_string()
    }
}

/// One or more messages about one run.
#[derive(Debug, Clone)]
pub struct Error {
    /// Never empty.
    pub problems: Vec<Problem>,
}

impl Error {
    /// The messages as text; `colour` for a terminal.
    pub fn render(&self, colour: bool) -> String {
        let renderer = renderer(colour);
        let all: Vec<String> = self
            .problems
            .iter()
            .map(|problem| problem.render(Level::ERROR, &renderer))
            .collect();
        all.join("\n\n")
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.render(false))
    }
}

impl std::error::Error for Error {}

impl From<Problem> for Error {
    fn from(problem: Problem) -> Error {
        Error {
            problems: vec![problem],
        }
    }
}

fn renderer(colour: bool) -> Renderer {
    match colour {
        true => Renderer::styled(),
        false => Renderer::plain(),
    }
}

/// The line and column, in characters, of a byte of `text`; both counted from 1.
pub fn line_column(text: &str, byte: usize) -> (usize, usize) {
    let before = &text[..clamp(text, &(byte..byte)).start];
    let line_start = before.rfind('\n').map_or(0, |at| at + 1);
    let line = before.matches('\n').count() + 1;
    (line, before[line_start..].chars().count() + 1)
}

/// Names listed when none is close to what was asked for.
const MOST_NAMES: usize = 20;

/// The name among `known` that a mistyped `name` is closest to, as a help text; lists the known ones when none is close.
pub fn did_you_mean<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> String {
    let known: Vec<&str> = known.collect();
    let closest = known
        .iter()
        .map(|candidate| (strsim::jaro_winkler(name, candidate), *candidate))
        .filter(|(score, _)| *score > 0.75)
        .max_by(|a, b| a.0.total_cmp(&b.0));
    match (closest, known.as_slice()) {
        (Some((_, closest)), _) => format!("did you mean `{closest}`?"),
        (None, []) => "there are none".to_owned(),
        (None, known) => {
            let more = known.len().saturating_sub(MOST_NAMES);
            let shown = known[..known.len() - more].join(", ");
            match more {
                0 => format!("there are: {shown}"),
                _ => format!("there are: {shown} and {more} more"),
            }
        }
    }
}

/// The operating system's reason without its number.
pub(crate) fn reason(error: &std::io::Error) -> String {
    let text = error.to_string();
    let text = text.split(" (os error").next().unwrap_or_default();
    let mut chars = text.chars();
    match chars.next() {
        Some(first) => first.to_lowercase().chain(chars).collect(),
        None => error.kind().to_string(),
    }
}

/// `range` within the text and on character boundaries, so that drawing never panics.
fn clamp(text: &str, range: &Range<usize>) -> Range<usize> {
    let floor = |mut at: usize| {
        at = at.min(text.len());
        while !text.is_char_boundary(at) {
            at -= 1;
        }
        at
    };
    let start = floor(range.start);
    start..floor(range.end).max(start)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(range: Range<usize>) -> Place {
        Place {
            path: "src/lib.rs".into(),
            text: "fn f() {}\nfn g() { h() }\n".into(),
            range,
            label: "not found".to_owned(),
        }
    }

    #[test]
    fn a_message_has_file_line_column_caret_and_help() {
        let text = Error::from(
            Problem::new("no `h` here")
                .at(place(19..20))
                .help("write `f()`"),
        )
        .to_string();
        assert!(text.contains("error: no `h` here"), "{text}");
        assert!(text.contains("--> src/lib.rs:2:10"), "{text}");
        assert!(text.contains("^ not found"), "{text}");
        assert!(text.contains("help: write `f()`"), "{text}");
    }

    #[test]
    fn a_range_outside_the_text_or_inside_a_character_is_drawn_all_the_same() {
        let mut outside = place(500..700);
        assert!(
            !Error::from(Problem::new("x").at(outside.clone()))
                .to_string()
                .is_empty()
        );
        outside.text = "é".into();
        outside.range = 1..2;
        assert!(
            !Error::from(Problem::new("x").at(outside))
                .to_string()
                .is_empty()
        );
    }

    #[test]
    fn a_close_name_is_offered_and_a_far_one_gets_the_list() {
        assert_eq!(
            did_you_mean("uva_74", ["uva_745", "soma"].into_iter()),
            "did you mean `uva_745`?"
        );
        assert_eq!(
            did_you_mean("zzz", ["a", "b"].into_iter()),
            "there are: a, b"
        );
    }
}
