//! What the recorder wrote: calls of procedural macros, with what went in and what came out.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A call of a procedural macro.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Record {
    pub(super) kind: Kind,
    /// As the macro's crate calls it: its function, or what it derives.
    pub(super) name: String,
    /// Attributes that a derive takes out of what it is put on.
    pub(super) attributes: Vec<String>,
    /// The attribute, the path among derives, or the call.
    pub(super) site: Span,
    /// With which features its crate was compiled.
    pub(super) features: Arc<BTreeSet<String>>,
    /// An attribute's arguments and its item; else one.
    pub(super) inputs: Vec<Vec<Said>>,
    pub(super) output: Vec<Said>,
}

/// How a macro is called.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Function,
    Attribute,
    Derive,
}

/// A token; brackets are two.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Said {
    pub(super) part: Part,
    pub(super) span: Span,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Part {
    /// `(`, `[`, `{`, or `<` for brackets that are not written.
    Open(char),
    Close(char),
    Word(String),
    Mark {
        mark: char,
        joint: bool,
    },
    Literal(String),
}

/// Where the compiler thinks a token is from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Span {
    pub(super) hygiene: Hygiene,
    pub(super) file: Arc<Path>,
    /// Lines and columns of start and end, counted from 1; columns are characters.
    pub(super) start: (usize, usize),
    pub(super) end: (usize, usize),
}

/// What a name may mean.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Hygiene {
    /// It is of the text around the call, or as if.
    Call,
    /// If it is a local variable, one of the macro's own.
    Mixed,
    /// Nobody can tell.
    Unknown,
}

/// Why nobody can tell what macros made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Unread {
    /// Not all was written down.
    BrokenOff,
    /// The compiler shows hygiene in words that the recorder does not know: a macro's own names look like its caller's.
    Hygiene,
}

/// Reads what was recorded of one crate, whose files are `known` by the paths that come out.
pub(super) fn read(text: &str, known: &dyn Fn(PathBuf) -> PathBuf) -> Result<Vec<Record>, Unread> {
    let of_lines = |tag: &str| -> BTreeSet<&str> {
        let lines = text.lines().filter_map(|line| line.strip_prefix(tag));
        lines.filter_map(|line| line.split('\t').next()).collect()
    };
    let mut reader = Reader {
        lines: text.lines(),
        file: Path::new("").into(),
        features: Arc::default(),
        known,
        calls: of_lines("S\t"),
        mixed: of_lines("M\t"),
    };
    if !reader.calls.is_disjoint(&reader.mixed) {
        return Err(Unread::Hygiene);
    }
    let mut records = Vec::new();
    while let Some(line) = reader.next() {
        let record = match line.as_slice() {
            [tag, kind, function, about] if tag == "C" => reader.record(kind, function, about),
            _ => None,
        };
        records.push(record.ok_or(Unread::BrokenOff)?);
    }
    Ok(records)
}

struct Reader<'a> {
    lines: std::str::Lines<'a>,
    file: Arc<Path>,
    features: Arc<BTreeSet<String>>,
    known: &'a dyn Fn(PathBuf) -> PathBuf,
    /// The compiler's numbers for the hygiene of calls, and for that of the macros' own.
    calls: BTreeSet<&'a str>,
    mixed: BTreeSet<&'a str>,
}

impl Reader<'_> {
    /// The fields of the next line that is about no file and no features.
    fn next(&mut self) -> Option<Vec<String>> {
        loop {
            let fields: Vec<String> = self.lines.next()?.split('\t').map(unescaped).collect();
            match fields.as_slice() {
                [tag, file] if tag == "F" => self.file = (self.known)(file.into()).into(),
                [tag, features @ ..] if tag == "P" => {
                    let names = features.iter().filter_map(|feature| {
                        let name = feature.strip_prefix("feature=\"")?;
                        name.strip_suffix('"').map(str::to_owned)
                    });
                    self.features = Arc::new(names.collect());
                }
                _ => return Some(fields),
            }
        }
    }

    fn record(&mut self, kind: &str, function: &str, about: &str) -> Option<Record> {
        let kind = match kind {
            "proc_macro" => Kind::Function,
            "proc_macro_attribute" => Kind::Attribute,
            "proc_macro_derive" => Kind::Derive,
            _ => return None,
        };
        let line = self.next_of("S")?;
        let site = self.span(&line)?;
        self.next_of("M")?;
        let mut streams = Vec::new();
        loop {
            let line = self.next()?;
            let tag = line.first()?.as_str();
            match tag {
                "I" | "O" => streams.push(Vec::new()),
                "E" => break,
                _ => {
                    let part = part(&line)?;
                    let span = self.span(&line)?;
                    streams.last_mut()?.push(Said { part, span });
                }
            }
        }
        let output = streams.pop()?;
        // `New, attributes(new, other)`
        let mut words = about
            .split(|c: char| !c.is_alphanumeric() && c != '_' && c != '#')
            .filter(|word| !word.is_empty());
        let name = match kind {
            Kind::Derive => words.next()?.to_owned(),
            _ => function.to_owned(),
        };
        Some(Record {
            kind,
            name,
            attributes: words.skip(1).map(str::to_owned).collect(),
            site,
            features: self.features.clone(),
            inputs: streams,
            output,
        })
    }

    fn next_of(&mut self, tag: &str) -> Option<Vec<String>> {
        self.next()
            .filter(|line| line.first().is_some_and(|first| first == tag))
    }

    fn span(&self, line: &[String]) -> Option<Span> {
        let [.., hygiene, place] = line else {
            return None;
        };
        let mut numbers = place.split(':').map(|number| number.parse().ok());
        let mut pair = || Some((numbers.next()??, numbers.next()??));
        let hygiene = match hygiene.as_str() {
            "0" => Hygiene::Call,
            number if self.mixed.contains(number) => Hygiene::Mixed,
            number if self.calls.contains(number) => Hygiene::Call,
            _ => Hygiene::Unknown,
        };
        Some(Span {
            hygiene,
            file: self.file.clone(),
            start: pair()?,
            end: pair()?,
        })
    }
}

fn part(line: &[String]) -> Option<Part> {
    let text = || line.get(1).cloned();
    let mark = |joint| {
        Some(Part::Mark {
            mark: text()?.chars().next()?,
            joint,
        })
    };
    match line.first()?.as_str() {
        open @ ("(" | "[" | "{" | "<") => Some(Part::Open(open.chars().next()?)),
        close @ (")" | "]" | "}" | ">") => Some(Part::Close(close.chars().next()?)),
        "w" => Some(Part::Word(text()?)),
        "j" => mark(true),
        "a" => mark(false),
        "l" => Some(Part::Literal(text()?)),
        _ => None,
    }
}

fn unescaped(field: &str) -> String {
    let mut made = String::new();
    let mut characters = field.chars();
    while let Some(character) = characters.next() {
        made.push(match character {
            '\\' => match characters.next() {
                Some('n') => '\n',
                Some('r') => '\r',
                Some('t') => '\t',
                other => other.unwrap_or('\\'),
            },
            other => other,
        });
    }
    made
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A call without tokens, whose hygiene and that of the macro's own names are shown so.
    fn recorded(call: &str, own: &str) -> String {
        format!("C\tproc_macro\tf\t\nF\tmain.rs\nS\t{call}\t1:1:1:5\nM\t{own}\t1:1:1:5\nI\nO\nE\n")
    }

    #[test]
    fn what_is_broken_off_is_not_read() {
        let whole = recorded("3", "4");
        assert_eq!(
            read(&whole, &|path| path).map(|records| records.len()),
            Ok(1)
        );
        for lines in 1..whole.lines().count() {
            let part: String = whole.split_inclusive('\n').take(lines).collect();
            assert_eq!(read(&part, &|path| path), Err(Unread::BrokenOff), "{part}");
        }
    }

    #[test]
    fn names_that_may_be_anybodys_are_not_read() {
        assert_eq!(
            read(&recorded("?", "?"), &|path| path),
            Err(Unread::Hygiene)
        );
        assert_eq!(
            read(&recorded("3", "3"), &|path| path),
            Err(Unread::Hygiene)
        );
    }
}
