//! `bundler locate BIN LINE[:COL]` and `bundler locate BIN -`: where a place in a bundle came from.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use bundler::error::{Error, Problem, line_column};
use bundler::{Column, Mention, Origin, SourceMap, disk, source_map};
use serde_json::{Value, json};

use super::{Common, Outcome, print};

#[derive(Debug, clap::Args)]
pub(super) struct Locate {
    /// The binary.
    bin: String,
    /// A line and perhaps a column of the bundle; with `-` a message is read from standard input and shown with the original
    /// place behind every place in it.
    #[arg(value_name = "LINE[:COL]")]
    place: Wanted,
    /// The file that was submitted, if it is not bundled/BIN/main.rs.
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,
}

/// What is looked for.
#[derive(Debug, Clone, Copy)]
enum Wanted {
    Place(usize, Option<Column>),
    /// All places in the text on standard input.
    Message,
}

impl std::str::FromStr for Wanted {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Wanted, &'static str> {
        let number = |text: &str| text.parse().ok().filter(|number| *number > 0);
        let place = match text.split_once(':') {
            Some((line, column)) => {
                number(line).zip(number(column).map(Column::Characters).map(Some))
            }
            None => number(text).map(|line| (line, None)),
        };
        match (text, place) {
            ("-", _) => Ok(Wanted::Message),
            (_, Some((line, column))) => Ok(Wanted::Place(line, column)),
            _ => Err("write a line such as `12`, a line and a column such as `12:5`, or `-`"),
        }
    }
}

pub(super) fn run(arguments: &Locate, common: &Common) -> Outcome {
    let package = common.package(std::slice::from_ref(&arguments.bin))?;
    let options = common.options(&package)?;
    let (bundle, map) = source_map(&package, &arguments.bin, &options)?;
    let path = match &arguments.file {
        Some(path) => path.clone(),
        None => package.bundle_path(&bundle.name),
    };
    let bundle = submitted(arguments, common, &path, &bundle.text, map)?;
    match arguments.place {
        Wanted::Place(line, column) => {
            let origin = bundle.origin(line, column).ok_or_else(|| -> Error {
                let title = format!("the bundle of `{}` has no line {line}", arguments.bin);
                Problem::new(title)
                    .help(format!("it has {}", bundle.lines))
                    .into()
            })?;
            print::line(&match common.json {
                true => object(line, column, &origin).to_string(),
                false => shown(&origin, column.is_some()),
            })?;
        }
        Wanted::Message => {
            let mut bytes = Vec::new();
            io::stdin()
                .read_to_end(&mut bytes)
                .map_err(|error| Problem::new(format!("cannot read standard input: {error}")))?;
            // A program may print anything before it panics.
            annotate(&String::from_utf8_lossy(&bytes), &bundle, common.json)?;
        }
    }
    Ok(true)
}

/// What somebody submitted: the bundle, or an earlier one.
struct Submitted {
    map: SourceMap,
    lines: usize,
    /// For an earlier bundle, the lines that are still there and what they are now.
    moved: Option<BTreeMap<usize, usize>>,
}

/// Where a place came from.
enum Found {
    Origin(Origin),
    /// The line is no more.
    Changed,
}

impl Submitted {
    /// None if there is no such line.
    fn origin(&self, line: usize, column: Option<Column>) -> Option<Found> {
        let now = match &self.moved {
            None => line,
            Some(moved) => match moved.get(&line) {
                Some(now) => *now,
                None => return (line <= self.lines).then_some(Found::Changed),
            },
        };
        self.map.origin(now, column).map(Found::Origin)
    }
}

/// The file at `path` against what bundling gives `now`: says so if they are not the same, and finds the lines that both have.
/// A bundle that is not on disk went elsewhere, and is taken for what bundling gives.
fn submitted(
    arguments: &Locate,
    common: &Common,
    path: &Path,
    now: &str,
    map: SourceMap,
) -> Result<Submitted, Error> {
    let text = match fs::read(path) {
        Ok(bytes) => String::from_utf8_lossy(&bytes).into_owned(),
        Err(error) if error.kind() == io::ErrorKind::NotFound && arguments.file.is_none() => {
            now.to_owned()
        }
        Err(error) => return Err(Problem::io("read", path, &error).into()),
    };
    let is_stale = text != now;
    if is_stale && !common.json {
        let title = format!(
            "`{}` is stale: bundling gives another file now",
            print::relative(path).display()
        );
        print::warning(
            &Problem::new(title).help("only lines that are the same in both are located"),
        );
    }
    Ok(Submitted {
        map,
        lines: text.lines().count(),
        moved: is_stale.then(|| disk::same_lines(&text, now)),
    })
}

/// `file:line:column`, or in words why there is none.
fn short(found: &Found) -> String {
    match found {
        Found::Origin(Origin::Source(place)) => {
            let (line, column) = line_column(&place.text, place.range.start);
            format!("{}:{line}:{column}", place.path)
        }
        Found::Origin(Origin::Made) => "a line of the bundler's own".to_owned(),
        Found::Changed => "a line that has changed since".to_owned(),
    }
}

/// The place and the line there, with a caret if a column was asked for.
fn shown(found: &Found, caret: bool) -> String {
    let Found::Origin(Origin::Source(place)) = found else {
        return short(found);
    };
    let (line, column) = line_column(&place.text, place.range.start);
    let source = place.text.lines().nth(line - 1).unwrap_or_default();
    let line = format!("    {source}");
    let mut text = format!("{}\n{}", short(found), line.trim_end());
    if caret {
        // Tabs stay, so that the caret stands below what it means.
        let blank = |c: char| if c == '\t' { '\t' } else { ' ' };
        let blanks: String = source.chars().take(column - 1).map(blank).collect();
        text.push_str(&format!("\n    {blanks}^"));
    }
    text
}

fn object(line: usize, column: Option<Column>, found: &Found) -> Value {
    let state = match found {
        Found::Origin(Origin::Source(_)) => "source",
        Found::Origin(Origin::Made) => "made",
        Found::Changed => "changed",
    };
    let mut object = json!({ "bundle_line": line, "bundle_column": column.map(Column::number), "origin": state });
    if let Found::Origin(Origin::Source(place)) = found {
        let (line, column) = line_column(&place.text, place.range.start);
        object["file"] = (*place.path).into();
        object["line"] = line.into();
        object["column"] = column.into();
        object["text"] = place.text.lines().nth(line - 1).into();
    }
    object
}

/// Prints a message with the original place behind every place in it, or these as objects.
fn annotate(text: &str, bundle: &Submitted, json: bool) -> Result<(), Error> {
    let found = |mention: &Mention| bundle.origin(mention.line, mention.column);
    if !json {
        return print::text(&bundler::annotate(text, |mention| {
            Some(short(&found(mention)?))
        }));
    }
    for mention in bundler::mentions(text) {
        if let Some(found) = found(&mention) {
            print::line(&object(mention.line, mention.column, &found).to_string())?;
        }
    }
    Ok(())
}
