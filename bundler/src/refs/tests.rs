//! What is read of a node's tokens, where a bundle would show it in part only: what is edited, refused, warned of and mentioned.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::{FileContext, Shape, scan};
use crate::build_time::Places;
use crate::cfg::Cfg;
use crate::inputs::Inputs;
use crate::package::Edition;
use crate::source::SourceFile;
use crate::tables::{Edit, EditKind, Extern, Name, Refs};
use crate::tokens::{self, Names, Room};

mod attributes;
mod builtin;
mod definitions;
mod imports;
mod inner;
mod joined;
mod met;
mod words;

/// Where a text stands.
#[derive(Clone, Copy)]
struct Read {
    edition: Edition,
    solution: bool,
    shape: Shape,
}

/// In a library, outside of macros.
const LIBRARY: Read = Read {
    edition: Edition::E2021,
    solution: false,
    shape: Shape {
        in_macro: false,
        rules: false,
        inner_macros: false,
    },
};

/// In a program's own text.
const SOLUTION: Read = Read {
    solution: true,
    ..LIBRARY
};

/// What a library's macro takes and makes.
const RULES: Read = Read {
    shape: Shape {
        in_macro: true,
        rules: true,
        inner_macros: false,
    },
    ..LIBRARY
};

impl Read {
    /// All that is read of a text.
    fn refs(self, text: &str) -> Refs {
        self.refs_by(text, &Inputs::default())
    }

    /// The same, and `inputs` are what was asked for. There is a bundled crate, `lib`; the feature `on` is there and no other, and `scripted` is what a
    /// build script decided against.
    fn refs_by(self, text: &str, inputs: &Inputs) -> Refs {
        let externs = BTreeMap::from([(Name::from("lib"), Extern::Bundled(1))]);
        let set = |name: &str| BTreeSet::from([name.to_owned()]);
        let cfg = Cfg {
            features: set("on"),
            scripted: set("scripted"),
            declared: set("declared"),
            ..Cfg::default()
        };
        let file = SourceFile::new(Path::new("/src/lib.rs"), "src/lib.rs".into(), text.into());
        let context = FileContext {
            file: &file,
            names: &Names::default(),
            met: Default::default(),
            places: Places {
                package: Path::new("/"),
                generated: None,
            },
            inputs,
            cfg: &cfg,
            variables: &BTreeMap::new(),
            externs: &externs,
            edition: self.edition,
            later_keywords: false,
            solution: self.solution,
        };
        let room = Room::new();
        let tokens = tokens::read(&room, text).unwrap();
        scan(&context, "here", &[tokens], &[], self.shape)
    }

    /// The names that a text mentions.
    fn names(self, text: &str) -> Vec<String> {
        let names = self.refs(text).names;
        names.iter().map(|name| name.to_string()).collect()
    }

    /// The paths that it mentions.
    fn paths(self, text: &str) -> Vec<String> {
        let paths = self.refs(text).paths;
        let said = paths.iter().map(|path| {
            let root = format!("{:?}", path.root);
            let root = if root == "Plain" { String::new() } else { root };
            let mut words = vec![root];
            words.extend(path.segments.iter().map(|name| name.to_string()));
            words.retain(|word| !word.is_empty());
            words.join("::")
        });
        said.collect()
    }

    /// The text with its edits: what the crate's names become stands in `<…>`.
    fn edited(self, text: &str) -> String {
        let mut edits = self.refs(text).edits;
        edits.sort_by_key(|edit| (edit.range.start, edit.range.end));
        let mut edited = String::new();
        let mut at = 0;
        for Edit { range, kind, .. } in edits {
            edited.push_str(text.get(at..range.start).unwrap_or("<again>"));
            match kind {
                EditKind::Text(text) => edited.push_str(&text),
                EditKind::Remove => {}
                kind => edited.push_str(&format!("<{kind:?}>")),
            }
            at = range.end.max(at);
        }
        edited + &text[at..]
    }
}
