//! `include!`: the text of other files, put where it is called, before anything is parsed for good.
//!
//! rustc takes it for items or for one expression. What cannot be put in (a file that is not there, an expression that
//! is none) leaves the call as it stands, with a [`Mark::Refused`] on it: under a cfg that fails, nobody may ever see it.

use std::collections::BTreeMap;
use std::ops::Range;
use std::path::PathBuf;
use std::str::FromStr;

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

use memchr::memmem;

use crate::build_time::{self, Places, Unknown};
use crate::cfg::{Cfg, Verdict};
use crate::disk;
use crate::enclose::takes_expressions;
use crate::error::{Place, Problem};
use crate::inputs::Inputs;
use crate::load;
use crate::nesting::{TooDeep, too_deep_text};
use crate::procedural::Expansions;
use crate::source::{Mark, Patchwork, SourceFile, replace};

mod expression;
mod items;

use items::is_item;

/// What is the same for all files of a crate.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Includes<'a> {
    pub(crate) inputs: &'a Inputs,
    pub(crate) cfg: &'a Cfg,
    pub(crate) expansions: &'a Expansions,
    /// `CARGO_…` variables that are known.
    pub(crate) variables: &'a BTreeMap<String, String>,
    /// Paths are shown relative to the package's, behind `place`.
    pub(crate) places: Places<'a>,
    pub(crate) place: &'a str,
}

/// How deep files may include files, as in rustc.
const DEEPEST: usize = 128;
/// How many bytes may be brought into one file: files that include others twice grow beyond all bounds.
const MOST_BYTES: usize = 64 << 20;
/// How deep brackets are looked into; files that go deeper are refused when they are parsed.
const DEEPEST_BRACKETS: usize = 1000;

/// `file` with the text that it includes.
pub(crate) fn splice(file: SourceFile, includes: &Includes<'_>) -> SourceFile {
    if !may_include(&file.text) {
        return file;
    }
    let variables = build_time::with_places(includes.variables, includes.places);
    let includes = Includes {
        variables: &variables,
        ..*includes
    };
    let mut bytes = 0;
    let chain = vec![disk::real_path(&file.path)];
    splice_file(file, Position::Items, &chain, &mut bytes, includes)
}

fn splice_file(
    file: SourceFile,
    position: Position,
    chain: &[PathBuf],
    bytes: &mut usize,
    includes: Includes<'_>,
) -> SourceFile {
    if !may_include(&file.text) {
        return file;
    }
    // What cannot be read as tokens is reported when it is parsed.
    let Ok(tokens) = TokenStream::from_str(&file.text) else {
        return file;
    };
    let mut splicer = Splicer {
        includes,
        file: &file,
        chain,
        bytes,
        found: Vec::new(),
    };
    splicer.tokens(tokens, position, true, 0);
    let found = splicer.found;
    replace(&file, found)
}

/// Is there `include` with `!` behind it, or a comment?
fn may_include(text: &str) -> bool {
    let word = "include";
    memmem::find_iter(text.as_bytes(), word).any(|at| {
        let rest = text[at + word.len()..].trim_start();
        ["!", "//", "/*"].iter().any(|sign| rest.starts_with(sign))
    })
}

/// What a call may stand for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Position {
    /// Between the braces of a module, where items are.
    Items,
    /// In a body or an initialiser.
    Expression,
    /// Among the arguments of one of std's macros, which take expressions.
    StdArguments,
    /// Among those of another macro, which may take them for anything.
    Arguments,
}

struct Splicer<'a> {
    includes: Includes<'a>,
    file: &'a SourceFile,
    /// The files around this text, itself last.
    chain: &'a [PathBuf],
    /// How many were brought in already.
    bytes: &'a mut usize,
    found: Vec<(Range<usize>, Patchwork)>,
}

/// Why text cannot be brought in.
struct Refused {
    title: String,
    help: String,
    /// In the included file.
    cause: Option<Box<Place>>,
    /// May there be something in the file that acts outside of where it is named, such as an impl?
    may_act: bool,
}

impl Refused {
    fn new(title: impl Into<String>, help: impl Into<String>) -> Refused {
        Refused {
            title: title.into(),
            help: help.into(),
            cause: None,
            may_act: true,
        }
    }

    /// It is about this text.
    fn of(self, text: &str) -> Refused {
        let signs = ["impl", "asm", "mod", "#", "!"];
        Refused {
            may_act: signs.iter().any(|sign| text.contains(sign)),
            ..self
        }
    }
}

/// A call of `include!` among its neighbours.
struct Call<'t> {
    tokens: &'t [TokenTree],
    /// Index of the first token of its path, and of its arguments.
    first: usize,
    arguments: usize,
    group: &'t Group,
    position: Position,
    /// May statements be beside it?
    in_block: bool,
}

impl Splicer<'_> {
    fn tokens(&mut self, stream: TokenStream, position: Position, in_block: bool, depth: usize) {
        if depth > DEEPEST_BRACKETS {
            return;
        }
        let tokens: Vec<TokenTree> = stream.into_iter().collect();
        let mut at = 0;
        while at < tokens.len() {
            at = self.token(&tokens, at, position, in_block, depth);
        }
    }

    /// Looks at the token at `at`; returns where to go on.
    fn token(
        &mut self,
        tokens: &[TokenTree],
        at: usize,
        position: Position,
        in_block: bool,
        depth: usize,
    ) -> usize {
        match &tokens[at] {
            TokenTree::Ident(name) if is_mark(tokens.get(at + 1), '!') => {
                let Some(TokenTree::Group(group)) = tokens.get(at + 2) else {
                    // A definition's body stays as it is.
                    return if name == "macro_rules" {
                        at + 4
                    } else {
                        at + 1
                    };
                };
                match name.to_string().as_str() {
                    "include" => {
                        let call = Call {
                            tokens,
                            first: path_start(tokens, at),
                            arguments: at + 2,
                            group,
                            position,
                            in_block,
                        };
                        self.include(&call);
                    }
                    "stringify" => {}
                    name => {
                        let inner = match position {
                            Position::Arguments => Position::Arguments,
                            _ if takes_expressions(name) => Position::StdArguments,
                            _ => Position::Arguments,
                        };
                        self.tokens(group.stream(), inner, in_braces(group), depth + 1);
                    }
                }
                at + 3
            }
            TokenTree::Group(group) => {
                let is_attribute = group.delimiter() == Delimiter::Bracket
                    && at > 0
                    && (is_mark(tokens.get(at - 1), '#')
                        || at > 1
                            && is_mark(tokens.get(at - 1), '!')
                            && is_mark(tokens.get(at - 2), '#'));
                let inner = match position {
                    Position::Arguments | Position::StdArguments => position,
                    _ if at > 1 && is_word(&tokens[at - 2], "mod") => Position::Items,
                    _ => Position::Expression,
                };
                if !is_attribute {
                    self.tokens(group.stream(), inner, in_braces(group), depth + 1);
                }
                at + 1
            }
            _ => at + 1,
        }
    }

    fn include(&mut self, call: &Call<'_>) {
        let start = call.tokens[call.first].span().byte_range().start;
        let end = call.group.span().byte_range().end;
        let verdict = self.attributes(call);
        if verdict.1 == Verdict::Fails {
            return;
        }
        let spliced = self.included(call, start).and_then(|(path, inner)| {
            let spliced = if self.position(call) == Position::Items {
                self.items(call, verdict, start..end, &path, &inner)
            } else {
                self.expression(call, start..end, &path, &inner)
            };
            spliced.map_err(|refused| refused.of(&inner.text))
        });
        let spliced = spliced.unwrap_or_else(|refused| {
            let mut kept = Patchwork::default();
            kept.copy(self.file, start..end);
            if !refused.may_act {
                kept.mark(0, Mark::Harmless);
            }
            let mut problem = Problem::new(refused.title).help(refused.help);
            problem.places.extend(refused.cause.map(|cause| *cause));
            kept.mark(0, Mark::Refused(problem.into()));
            (start..end, kept)
        });
        self.found.push(spliced);
    }

    /// What the call stands for: among items also the initialiser of one.
    fn position(&self, call: &Call<'_>) -> Position {
        match call.position {
            Position::Items if !is_item(call) => Position::Expression,
            position => position,
        }
    }

    /// The file that a call names, with what that includes.
    fn included(
        &mut self,
        call: &Call<'_>,
        start: usize,
    ) -> Result<(PathBuf, SourceFile), Refused> {
        let arguments: Vec<TokenTree> = call.group.stream().into_iter().collect();
        let relative =
            build_time::string(&arguments, self.includes.variables).map_err(path_refused)?;
        let base = self
            .file
            .included_at(start)
            .map_or(&*self.file.path, |(path, _)| path);
        let path = load::include_path(base, &relative);
        let places = self.includes.places;
        let generated = places.generated.filter(|_| places.has_generated(&path));
        let (root, place) = match generated {
            None => (places.package, self.includes.place.to_owned()),
            Some(folder) => (folder, format!("{}OUT_DIR/", self.includes.place)),
        };
        let real = disk::real_path(&path);
        if self.chain.contains(&real) || self.chain.len() > DEEPEST {
            let shown = load::shown(&path, root, &place);
            let title = format!("the included file `{shown}` is inside itself");
            return Err(Refused::new(title, "remove one of the `include!` calls"));
        }
        let file = load::read_source(self.includes.inputs, &path, root, &place);
        let file = file.map_err(|problem| Refused {
            title: problem.title,
            help: "the path is relative to the file that it stands in".to_owned(),
            cause: problem.places.into_iter().next().map(Box::new),
            may_act: true,
        })?;
        if let Some(title) = places.refused(&path, file.text.as_bytes()) {
            return Err(Refused::new(title, "do without the crate").of(&file.text));
        }
        let file = self.includes.expansions.apply(file, self.includes.cfg);
        *self.bytes += file.text.len();
        if *self.bytes > MOST_BYTES {
            let title = format!("more than {} MiB are included here", MOST_BYTES >> 20);
            return Err(Refused::new(title, "include less"));
        }
        let mut chain = self.chain.to_vec();
        chain.push(real);
        let position = self.position(call);
        let file = splice_file(file, position, &chain, self.bytes, self.includes);
        Ok((path, file))
    }
}

fn path_refused(unknown: Unknown) -> Refused {
    match unknown.variable_words() {
        Some((title, help)) => Refused::new(title, help),
        None => Refused::new(
            "this `include!` does not name its file by a plain string",
            "write the path as one string literal, relative to this file",
        ),
    }
}

/// The tokens of an included file, if they can be parsed.
fn parseable(file: &SourceFile) -> Result<TokenStream, Refused> {
    let tokens = TokenStream::from_str(&file.text).map_err(|error| invalid(file, &error.into()))?;
    match too_deep_text(&file.text) {
        None => Ok(tokens),
        Some(TooDeep { range, title }) => Err(Refused {
            title: format!("the included file nests too much: {title}"),
            help: "nest less".to_owned(),
            cause: Some(Box::new(file.place(range, ""))),
            may_act: true,
        }),
    }
}

fn invalid(file: &SourceFile, error: &syn::Error) -> Refused {
    let range = error.span().byte_range();
    Refused {
        title: "the included file is not what is needed here".to_owned(),
        help: "rustc will say more: run `cargo check`".to_owned(),
        cause: Some(Box::new(file.place(range, error.to_string()))),
        may_act: true,
    }
}

/// Where the path of the macro starts whose name is at `at`: at `std::`, `core::` or `::` before it.
fn path_start(tokens: &[TokenTree], at: usize) -> usize {
    let longest = at.saturating_sub(5);
    let starts = |start: &usize| build_time::without_std(&tokens[*start..=at]).len() == 1;
    (longest..at).find(starts).unwrap_or(at)
}

fn is_mark(token: Option<&TokenTree>, wanted: char) -> bool {
    matches!(token, Some(TokenTree::Punct(mark)) if mark.as_char() == wanted)
}

fn in_braces(group: &Group) -> bool {
    group.delimiter() == Delimiter::Brace
}

fn is_word(token: &TokenTree, wanted: &str) -> bool {
    matches!(token, TokenTree::Ident(word) if word == wanted)
}
