//! How lines, errors and JSON reach the terminal or whoever reads instead of it.

use std::env;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use bundler::error::{Error, Place, Problem, line_column};
use serde_json::{Value, json};

/// A line on standard output.
pub(super) fn line(line: &str) -> Result<(), Error> {
    text(&format!("{line}\n"))
}

/// Text on standard output. Whoever closes the pipe has read enough.
pub(super) fn text(text: &str) -> Result<(), Error> {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            Err(Problem::io("write to", Path::new("standard output"), &error).into())
        }
        _ => Ok(()),
    }
}

/// A path as people see it from where they are.
pub(super) fn relative(path: &Path) -> PathBuf {
    let folder = env::current_dir().ok();
    let below = folder.and_then(|folder| path.strip_prefix(folder).ok().map(Path::to_path_buf));
    below.unwrap_or_else(|| path.to_path_buf())
}

/// An error, of the binary `bin` if it concerns one: drawn on standard error, or with `json` as an object on standard output,
/// where whoever reads objects looks for it, unless nothing can be written there.
pub(super) fn error(error: &Error, bin: Option<&str>, json: bool) {
    if json {
        let mut object = json!({ "errors": problems(&error.problems) });
        if let Some(bin) = bin {
            object["bin"] = bin.into();
        }
        if line(&object.to_string()).is_ok() {
            return;
        }
    }
    let _ = writeln!(anstream::stderr(), "{}\n", error.render(true));
}

/// A closing remark on standard error.
pub(super) fn note(text: &str) {
    let _ = writeln!(anstream::stderr(), "{text}");
}

/// A warning, drawn on standard error.
pub(super) fn warning(problem: &Problem) {
    let _ = writeln!(anstream::stderr(), "{}\n", problem.warning(true));
}

/// Errors or warnings as JSON.
pub(super) fn problems(problems: &[Problem]) -> Value {
    let object = |problem: &Problem| {
        json!({
            "title": problem.title,
            "places": problem.places.iter().map(place).collect::<Vec<Value>>(),
            "help": problem.help,
        })
    };
    problems.iter().map(object).collect()
}

/// Lines and columns count from 1, columns in characters; the end is behind the last character.
fn place(place: &Place) -> Value {
    let (line, column) = line_column(&place.text, place.range.start);
    let (end_line, end_column) = line_column(&place.text, place.range.end.max(place.range.start));
    json!({
        "file": &*place.path,
        "line": line,
        "column": column,
        "end_line": end_line,
        "end_column": end_column,
        "label": place.label,
    })
}
