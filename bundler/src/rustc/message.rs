//! rustc's JSON messages, reduced to what this project uses.
//!
//! It does not know how rustc was run.

use serde::{Deserialize, Serialize};

use super::SOURCE_NAME;

/// One message of rustc.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Diagnostic {
    /// `error`, `warning`, `note`, `help`; `error: internal compiler error` for a crash that rustc itself reports.
    pub level: String,
    /// An error's code (`E0425`) or a lint's name (`dead_code`).
    pub code: Option<String>,
    /// The message without place or excerpt.
    pub message: String,
    /// Places in the source; those in macros of other crates are traced back to the call in the source.
    pub spans: Vec<Span>,
    /// Notes and helps that belong to this message.
    pub children: Vec<Diagnostic>,
    /// The whole message as rustc prints it on a terminal, uncoloured; empty for children.
    pub rendered: String,
}

/// A place in the source.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Span {
    /// First byte, counted in the source as it was passed (a BOM and the `\r` of CRLF included).
    pub byte_start: usize,
    /// The byte after the last one.
    pub byte_end: usize,
    /// 1-based line of `byte_start`.
    pub line: usize,
    /// 1-based column of `byte_start`, in characters.
    pub column: usize,
    /// Whether this is the place the message is about rather than one that explains it.
    pub is_primary: bool,
    /// Whether the text here reached the compiler through a macro's expansion.
    pub from_macro: bool,
    /// The calls in the source that led here, if this is the text of a macro defined there; the outermost is the last.
    pub calls: Vec<Call>,
    /// What rustc writes beside the marked text.
    pub label: Option<String>,
    /// What rustc would write there instead, if it is sure that this is what was meant.
    #[serde(default)]
    pub instead: Option<String>,
}

/// A macro's call in the source.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Call {
    /// `name!` or `#[derive(Name)]`.
    pub name: String,
    /// First byte.
    pub byte_start: usize,
    /// The byte after the last one.
    pub byte_end: usize,
}

/// rustc's JSON, as far as it is used here; see "JSON output" in the rustc book.
#[derive(Deserialize)]
struct RawMessage {
    message: String,
    code: Option<RawCode>,
    level: String,
    spans: Vec<RawSpan>,
    children: Vec<RawMessage>,
    rendered: Option<String>,
}

#[derive(Deserialize)]
struct RawCode {
    code: String,
}

#[derive(Deserialize)]
struct RawSpan {
    file_name: String,
    byte_start: usize,
    byte_end: usize,
    line_start: usize,
    column_start: usize,
    is_primary: bool,
    label: Option<String>,
    suggested_replacement: Option<String>,
    suggestion_applicability: Option<String>,
    expansion: Option<Box<RawExpansion>>,
}

#[derive(Deserialize)]
struct RawExpansion {
    span: RawSpan,
    macro_decl_name: String,
}

/// The messages among rustc's output, without its closing summaries ("aborting due to", "for more information").
pub(super) fn read_messages(text: &str) -> Vec<Diagnostic> {
    let raw = text
        .lines()
        .filter_map(|line| serde_json::from_str::<RawMessage>(line).ok());
    let mut messages: Vec<Diagnostic> = raw
        .filter(|raw| raw.level != "failure-note")
        .map(diagnostic)
        .collect();
    let is_summary =
        |d: &Diagnostic| d.spans.is_empty() && d.message.starts_with("aborting due to ");
    if messages
        .iter()
        .any(|d| d.level == "error" && !is_summary(d))
    {
        messages.retain(|d| !is_summary(d));
    }
    messages
}

fn diagnostic(raw: RawMessage) -> Diagnostic {
    Diagnostic {
        level: raw.level,
        code: raw.code.map(|code| code.code),
        message: raw.message,
        spans: raw.spans.into_iter().filter_map(span).collect(),
        children: raw.children.into_iter().map(diagnostic).collect(),
        rendered: raw.rendered.unwrap_or_default(),
    }
}

/// The place in the source, or the macro call there that led to it; none if it is only in other crates.
fn span(raw: RawSpan) -> Option<Span> {
    let from_macro = raw.expansion.is_some();
    let is_primary = raw.is_primary;
    let mut place = raw;
    let label = place.label.take();
    let is_sure = place.suggestion_applicability.as_deref() == Some("MachineApplicable");
    let instead = place.suggested_replacement.take().filter(|_| is_sure);
    while place.file_name != SOURCE_NAME {
        place = place.expansion?.span;
    }
    let mut calls = Vec::new();
    let mut expansion = place.expansion;
    while let Some(next) = expansion {
        if next.span.file_name == SOURCE_NAME {
            calls.push(Call {
                name: next.macro_decl_name,
                byte_start: next.span.byte_start,
                byte_end: next.span.byte_end,
            });
        }
        expansion = next.span.expansion;
    }
    Some(Span {
        calls,
        byte_start: place.byte_start,
        byte_end: place.byte_end,
        line: place.line_start,
        column: place.column_start,
        is_primary,
        from_macro,
        label,
        instead,
    })
}
