//! Built-in macros whose meaning depends on the author's machine or build: they become literals, or are refused.

use std::fmt::Write as _;
use std::ops::Range;
use std::path::Path;
use std::str::FromStr;

use super::{Scanner, Shape, separator};
use crate::build_time::{self, Unknown};
use crate::cfg::{Verdict, constant};
use crate::load;
use crate::source::Mark;
use crate::tables::{Caution, CautionKind, Refusal};
use crate::tokens::{Group, TokenTree};

/// Macros of std that say what only the author's build knows.
pub(crate) const BUILD_TIME: [&str; 8] = [
    "cfg",
    "cfg_select",
    "env",
    "include",
    "include_bytes",
    "include_str",
    "module_path",
    "option_env",
];

impl Scanner<'_> {
    /// Deals with a call of `name!` that a fragment has a part in: the beginning of its path, or its arguments.
    pub(super) fn builtin_by_fragment(&mut self, name: &str, range: &Range<usize>) {
        match name {
            "write" | "writeln" => self.name(&self.context.names.named("write_fmt")),
            "global_asm" => self.refs.used_unasked = true,
            _ if BUILD_TIME.contains(&name) => {
                let title =
                    format!("what this `{name}!` comes to is only known where a macro is called");
                self.refuse(
                    range,
                    &title,
                    &format!("write `std::{name}!(…)`, with the arguments in parentheses"),
                );
            }
            _ => {}
        }
    }

    /// Deals with a call of `name!` over `range` if it is one of the built-in ones; true if its arguments are done with.
    pub(super) fn builtin(
        &mut self,
        name: &str,
        range: &Range<usize>,
        group: &Group,
        shape: Shape,
    ) -> bool {
        let inner = group.tokens();
        match name {
            // `write!(to, …)` calls `to.write_fmt(…)`, whatever `to` is.
            "write" | "writeln" => {
                self.name(&self.context.names.named("write_fmt"));
                false
            }
            // Other text may name what it defines, where nobody here looks: in a string of assembly.
            "global_asm" => {
                self.refs.used_unasked = true;
                false
            }
            // One with a path in it is given to a macro of the program's own that is called so.
            "cfg" if !has_path(inner) => {
                let (verdict, atoms) = self.context.cfg.judge(inner);
                self.fragments_of_condition(inner, range, &atoms);
                for (atom, value) in atoms {
                    self.replace(atom, constant(value).to_owned());
                }
                // All text is compiled either way; but what a type or constant comes to may decide which impl is meant.
                if verdict == Verdict::Open {
                    self.open_condition(inner);
                }
                true
            }
            "cfg_select" => {
                self.conditions_of_arms(inner, range);
                false
            }
            "include_str" | "include_bytes" => {
                self.include(name, range, &self.constant(group), shape);
                true
            }
            "include" if shape.rules => {
                self.refs.unread_file = true;
                self.names_a_file(range);
                true
            }
            "include" => {
                self.not_included(range);
                true
            }
            // What a macro's body says depends on where it is called, and a module made in a body has a longer path.
            "module_path" if !shape.rules && self.module_depth == 0 => {
                if shape.in_macro {
                    let given = &mut self.refs.given_module_path;
                    given.get_or_insert_with(|| range.clone());
                }
                let text = format!("{:?}", self.module_path);
                self.replace(range.clone(), text);
                true
            }
            "module_path" | "file" | "line" | "column" => {
                let kind = match name {
                    "file" => CautionKind::File,
                    "line" => CautionKind::Line,
                    "column" => CautionKind::Column,
                    _ => CautionKind::ModulePath,
                };
                self.caution(range, kind, shape);
                false
            }
            "env" | "option_env" => {
                self.environment(name, range, &self.constant(group), shape);
                true
            }
            _ => false,
        }
    }

    fn include(
        &mut self,
        name: &str,
        range: &Range<usize>,
        inner: &[proc_macro2::TokenTree],
        shape: Shape,
    ) {
        let context = self.context;
        let variables = build_time::with_places(context.variables, context.places);
        let named = build_time::string(inner, &variables);
        // A macro's body is called from any file.
        let fixed = |path: &String| !shape.rules || Path::new(path).is_absolute();
        let relative = match named {
            Ok(path) if fixed(&path) => path,
            Err(unknown @ Unknown::Variable(_)) => return self.unknown(name, range, &unknown),
            _ if shape.rules => return self.names_a_file(range),
            _ => {
                let title = format!("this `{name}!` does not name its file by a plain string");
                let help = "write the path as one string literal, relative to this file";
                return self.refuse(range, &title, help);
            }
        };
        let base = context.file.included_at(range.start);
        let base = base.map_or(&*context.file.path, |(path, _)| path);
        let path = load::include_path(base, &relative);
        let bytes = match load::read_included(context.inputs, &path) {
            Ok(bytes) => bytes,
            Err(problem) => {
                let nothing = match name {
                    "include_bytes" => "b\"\"",
                    _ => "\"\"",
                };
                self.unread(range, nothing);
                return self.refuse(range, &problem.title, "the path is relative to this file");
            }
        };
        if let Some(title) = context.places.refused(&path, &bytes) {
            return self.refuse(range, title, "do without the crate");
        }
        let text = match name {
            "include_bytes" => bytes_literal(&bytes),
            _ => match String::from_utf8(bytes) {
                Ok(text) => string_literal(&text),
                Err(_) => {
                    return self.refuse(
                        range,
                        "the included file is not UTF-8",
                        "use `include_bytes!`",
                    );
                }
            },
        };
        self.replace(range.clone(), text);
    }

    /// Puts `text` for a call that is refused: rustc, which is asked whether it is needed, must not read a device without end.
    fn unread(&mut self, range: &Range<usize>, text: &str) {
        self.replace(range.clone(), text.to_owned());
    }

    /// A macro's body includes a file by a path that counts from where the macro is called.
    fn names_a_file(&mut self, range: &Range<usize>) {
        self.refs
            .relative_file
            .get_or_insert((range.clone(), "includes a file"));
    }

    /// A call of `include!` whose file was not put in its place.
    fn not_included(&mut self, range: &Range<usize>) {
        let mut marks = self.context.file.marks_at(range.start);
        let is_harmless = marks.any(|(_, mark)| matches!(mark, Mark::Harmless));
        let mut marks = self.context.file.marks_at(range.start);
        let refused = marks.find_map(|(_, mark)| match mark {
            Mark::Refused(problem) => Some(problem),
            _ => None,
        });
        self.unread(range, "{}");
        self.refs.unread_file |= !is_harmless;
        match refused {
            Some(problem) => self.refs.refusals.push(Refusal {
                cause: problem.places.first().cloned(),
                ..Refusal::new(range.clone(), &problem.title, &problem.help)
            }),
            None => self.refuse(
                range,
                "`include!` cannot be bundled here",
                "make the file a module with `mod name;`, or paste its text here",
            ),
        }
    }

    /// The arguments of a call for those who find out what string they make.
    fn constant(&self, group: &Group) -> Vec<proc_macro2::TokenTree> {
        let text = &self.context.file.text[group.inside()];
        let tokens = proc_macro2::TokenStream::from_str(text).unwrap_or_default();
        tokens.into_iter().collect()
    }

    fn environment(
        &mut self,
        name: &str,
        range: &Range<usize>,
        inner: &[proc_macro2::TokenTree],
        shape: Shape,
    ) {
        let variable = build_time::string(inner, self.context.variables);
        let value = variable.and_then(|variable| {
            let value = self.context.variables.get(&variable);
            value.cloned().ok_or(Unknown::Variable(variable))
        });
        match (value, name) {
            (Ok(value), "env") => self.replace(range.clone(), string_literal(&value)),
            (Ok(value), _) => {
                let text = format!("{OPTION}Some({})", string_literal(&value));
                self.replace(range.clone(), text);
            }
            // As a `--cfg` does, it tells the author's machine from the judge's.
            (Err(Unknown::Variable(variable)), "option_env")
                if !build_time::is_of_cargo(&variable) =>
            {
                self.context.inputs.variable(&variable);
                if std::env::var_os(&variable).is_some() {
                    self.caution(range, CautionKind::Variable, shape);
                }
            }
            (Err(unknown), _) => self.unknown(name, range, &unknown),
        }
    }

    fn unknown(&mut self, name: &str, range: &Range<usize>, unknown: &Unknown) {
        match unknown.variable_words() {
            Some((title, help)) => self.refuse(range, &title, help),
            None => self.refuse(
                range,
                &format!("this `{name}!` does not name its variable by a plain string"),
                "write the variable's name as one string literal",
            ),
        }
    }

    /// Notes what may differ in a bundle, unless it goes to standard error only.
    pub(super) fn caution(&mut self, range: &Range<usize>, kind: CautionKind, shape: Shape) {
        let mut calls = self.calls.iter().filter_map(|call| call.name.as_ref());
        if !calls.any(|name| is_quiet(name)) {
            self.refs.cautions.push(Caution {
                range: range.clone(),
                kind,
                in_rules: shape.rules,
            });
        }
    }

    fn refuse(&mut self, range: &Range<usize>, title: &str, help: &str) {
        self.refs
            .refusals
            .push(Refusal::new(range.clone(), title, help));
    }
}

/// Is there a `::` among tokens or in their groups?
fn has_path(tokens: &[TokenTree]) -> bool {
    tokens.iter().enumerate().any(|(at, token)| match token {
        TokenTree::Group(group) => has_path(group.tokens()),
        _ => separator(tokens, at),
    })
}

/// The path to what `option_env!` comes to.
pub(crate) const OPTION: &str = "::core::option::Option::";

/// Does all that this macro is given go to standard error?
fn is_quiet(name: &str) -> bool {
    matches!(
        name,
        "eprint"
            | "eprintln"
            | "dbg"
            | "panic"
            | "assert"
            | "assert_eq"
            | "assert_ne"
            | "debug_assert"
            | "debug_assert_eq"
            | "debug_assert_ne"
            | "unreachable"
            | "unimplemented"
            | "todo"
    )
}

/// `text` as a literal that means the same bytes: raw where that is possible, since it stays readable.
fn string_literal(text: &str) -> String {
    // A raw string turns CRLF into LF and may not hold a lone CR, nor what turns the direction of text; a single line reads better
    // quoted.
    let is_unfit = |c: char| matches!(c, '\r' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
    if text.contains(is_unfit) || !text.contains('\n') {
        return format!("{text:?}");
    }
    let mut hashes = 0;
    let mut run = 0;
    let mut counting = false;
    for c in text.chars() {
        match c {
            '"' => {
                counting = true;
                run = 0;
                hashes = hashes.max(1);
            }
            '#' if counting => {
                run += 1;
                hashes = hashes.max(run + 1);
            }
            _ => counting = false,
        }
    }
    let fence = "#".repeat(hashes);
    format!("r{fence}\"{text}\"{fence}")
}

fn bytes_literal(bytes: &[u8]) -> String {
    let mut text = String::from("b\"");
    for byte in bytes {
        match byte {
            b'"' => text.push_str("\\\""),
            b'\\' => text.push_str("\\\\"),
            b'\n' => text.push_str("\\n"),
            b'\r' => text.push_str("\\r"),
            b'\t' => text.push_str("\\t"),
            0x20..=0x7e => text.push(char::from(*byte)),
            _ => {
                let _ = write!(text, "\\x{byte:02x}");
            }
        }
    }
    text.push('"');
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn literals_mean_the_bytes_they_were_made_of() {
        for text in [
            "",
            "a",
            "two\nlines",
            "quote \"# and \"## hashes\n",
            "cr\r\nlf\n",
            "\u{1F980}\n\\",
            "tab\t\0",
        ] {
            let literal: syn::LitStr = syn::parse_str(&string_literal(text)).unwrap();
            assert_eq!(literal.value(), text);
            let literal: syn::LitByteStr = syn::parse_str(&bytes_literal(text.as_bytes())).unwrap();
            assert_eq!(literal.value(), text.as_bytes());
        }
    }
}
