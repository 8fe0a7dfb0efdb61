//! Macro calls among tokens.

use std::ops::Range;

use super::edits::WRAPPER;
use crate::macros::is_of_std;
use crate::refs::is_keyword;
use crate::tables::{Name, Program};
use crate::tokens::{Group, Names, TokenTree};

/// A call whose name, without the path to it, is at some place.
pub(super) struct Call<'a> {
    pub(super) name: &'a str,
    pub(super) range: Range<usize>,
    pub(super) group: Group<'a>,
}

impl Call<'_> {
    pub(super) fn name(&self) -> Name {
        Names::default().named(self.name.trim_start_matches("r#"))
    }
}

/// Does a macro of std's of this name leave its tokens as they are, or take in nothing else than one text?
pub(super) fn is_built_in(program: Program<'_>, name: &Name) -> bool {
    let others = [
        "column",
        "compile_error",
        "env",
        "file",
        "format_args",
        "global_asm",
        "include",
        "include_bytes",
        "include_str",
        "line",
        "module_path",
        "option_env",
        "stringify",
    ];
    let mut krates = program.krates.iter();
    (is_of_std(name) || others.contains(&&**name))
        && !krates.any(|krate| krate.macros.contains_key(name))
}

/// `name!(…)` at `at`.
pub(super) fn call_at<'a>(tokens: &[TokenTree<'a>], at: usize) -> Option<Call<'a>> {
    let [
        TokenTree::Ident(name),
        TokenTree::Punct(bang),
        TokenTree::Group(group),
        ..,
    ] = tokens.get(at..)?
    else {
        return None;
    };
    let is_call = bang.as_char() == '!' && !is_keyword(name.text());
    is_call.then(|| Call {
        name: name.text(),
        range: name.range().start..group.range().end,
        group: *group,
    })
}

/// Where the path before a macro's name begins, at the end of `made`.
pub(super) fn start_of_path(made: &[String]) -> usize {
    let mut start = made.len();
    while start >= 2 && made[start - 2..start].iter().all(|word| word == ":") {
        start -= 2;
        let is_segment =
            |word: &String| word.starts_with(|first: char| first.is_alphabetic() || first == '_');
        if !start.checked_sub(1).is_some_and(|at| is_segment(&made[at])) {
            break;
        }
        start -= 1;
    }
    start
}

/// The first name of that path; of one that was edited, the library's module.
pub(super) fn first_of_path(made: &[String]) -> Option<&str> {
    let mut path = made[start_of_path(made)..]
        .iter()
        .filter(|word| *word != ":");
    let first = path.next()?;
    let edited = path.next().filter(|word| word.starts_with(WRAPPER));
    Some(edited.unwrap_or(first))
}
