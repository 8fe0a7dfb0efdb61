// What a crate of procedural macros gets in addition, as the body of a module of its own: it is no part of the bundler.
//
// Each of the crate's macros is called through `record`, which writes down what went in, what came out and where the call is,
// in the words that `record.rs` reads. It knows std alone, and works in every edition.

extern crate proc_macro;
extern crate std;

use self::proc_macro::{Delimiter, Spacing, Span, TokenStream, TokenTree};
use self::std::borrow::ToOwned;
use self::std::format;
use self::std::fs::OpenOptions;
use self::std::io::Write;
use self::std::option::Option::{self, None, Some};
use self::std::path::PathBuf;
use self::std::prelude::v1::*;
use self::std::string::String;

// Calls a macro; `about` is its kind, and for a derive what its attribute says.
pub(crate) fn record(
    about: [&str; 3],
    inputs: &[&TokenStream],
    call: impl FnOnce() -> TokenStream,
) -> TokenStream {
    let file = match path() {
        Some(file) => file,
        None => return call(),
    };
    let mut writer = Writer {
        text: String::new(),
        file: String::new(),
    };
    let site = Span::call_site();
    writer.line(&["C", about[0], about[1], about[2]]);
    writer.span("S", site);
    writer.span("M", Span::mixed_site());
    for input in inputs {
        writer.line(&["I"]);
        writer.stream((*input).clone());
    }
    let output = call();
    writer.line(&["O"]);
    writer.stream(output.clone());
    writer.line(&["E"]);
    let opened = OpenOptions::new().create(true).append(true).open(&file);
    let written = opened.and_then(|mut file| file.write_all(writer.text.as_bytes()));
    if let Err(error) = written {
        panic!("cannot write `{}`: {}", file.display(), error);
    }
    output
}

// The file for what is compiled now; none if nobody asked for one.
fn path() -> Option<PathBuf> {
    let folder = self::std::env::var_os("BUNDLER_RECORDS")?;
    let mut name = String::new();
    let mut extra = String::new();
    let mut previous = String::new();
    for argument in self::std::env::args_os() {
        let argument = argument.to_string_lossy().into_owned();
        if previous == "--crate-name" {
            name = argument.clone();
        }
        if let Some(rest) = argument.strip_prefix("extra-filename=") {
            extra = rest.to_owned();
        }
        previous = argument;
    }
    Some(PathBuf::from(folder).join(name + &extra))
}

struct Writer {
    text: String,
    // The source file of the last span.
    file: String,
}

impl Writer {
    fn line(&mut self, fields: &[&str]) {
        for (index, field) in fields.iter().enumerate() {
            if index > 0 {
                self.text.push('\t');
            }
            for character in field.chars() {
                match character {
                    '\\' => self.text.push_str("\\\\"),
                    '\n' => self.text.push_str("\\n"),
                    '\r' => self.text.push_str("\\r"),
                    '\t' => self.text.push_str("\\t"),
                    other => self.text.push(other),
                }
            }
        }
        self.text.push('\n');
    }

    // A line that ends with a span: its hygiene, and where it starts and ends.
    fn token(&mut self, fields: &[&str], span: Span) {
        let file = match span.local_file() {
            Some(file) => {
                let folder = self::std::env::current_dir().unwrap_or_default();
                folder.join(file).to_string_lossy().into_owned()
            }
            None => String::new(),
        };
        if file != self.file {
            self.line(&["F", &file]);
            self.file = file;
        }
        // `#3 bytes(10..12)`: there is no other way to tell hygiene.
        let shown = format!("{:?}", span);
        let hygiene = match shown.find(" bytes(") {
            Some(end) if shown.starts_with('#') => &shown[1..end],
            _ => "?",
        };
        let (start, end) = (span.start(), span.end());
        let place = format!(
            "{}:{}:{}:{}",
            start.line(),
            start.column(),
            end.line(),
            end.column()
        );
        let mut fields = fields.to_vec();
        fields.push(hygiene);
        fields.push(&place);
        self.line(&fields);
    }

    fn span(&mut self, tag: &str, span: Span) {
        self.token(&[tag], span);
    }

    fn stream(&mut self, stream: TokenStream) {
        for tree in stream {
            match tree {
                TokenTree::Group(group) => {
                    let (open, close) = match group.delimiter() {
                        Delimiter::Parenthesis => ("(", ")"),
                        Delimiter::Brace => ("{", "}"),
                        Delimiter::Bracket => ("[", "]"),
                        Delimiter::None => ("<", ">"),
                    };
                    self.span(open, group.span_open());
                    self.stream(group.stream());
                    self.span(close, group.span_close());
                }
                TokenTree::Ident(word) => self.token(&["w", &word.to_string()], word.span()),
                TokenTree::Punct(mark) => {
                    let kind = match mark.spacing() {
                        Spacing::Joint => "j",
                        Spacing::Alone => "a",
                    };
                    self.token(&[kind, &mark.as_char().to_string()], mark.span());
                }
                TokenTree::Literal(literal) => {
                    self.token(&["l", &literal.to_string()], literal.span());
                }
            }
        }
    }
}
