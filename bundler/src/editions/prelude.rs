//! The prelude of a newer edition for text that is read as an older one: what is not of the edition that the lints are asked about
//! still needs the names that its own edition brings, such as `TryFrom`.

use crate::emit::Output;
use crate::package::Edition;
use crate::rustc::Diagnostic;
use crate::tables::{Program, SOLUTION};
use crate::tokens::{self, Group, Room, TokenTree};

/// A bundle's text with imports that were put into it.
pub(super) struct Extended {
    pub(super) text: String,
    /// Where in the original, and how long the import is.
    imports: Vec<(usize, usize)>,
}

/// `text`, which has everything where `output` has it, with the prelude of its edition in each module that is of a newer one
/// than `edition`; none where there is nothing to add.
pub(super) fn with_preludes(
    program: Program<'_>,
    output: &Output,
    text: &str,
    edition: Edition,
) -> Option<Extended> {
    let room = Room::new();
    let tokens = tokens::read_part(&room, text, 0..text.len()).ok()?;
    let import_of = |at: usize| {
        let mut libraries = output.libraries.iter();
        let library = libraries.find(|(range, _)| range.contains(&at));
        let krate = library.map_or(Some(SOLUTION), |(_, krate)| *krate)?;
        import(edition, program.krate(krate).edition)
    };
    let mut found = Vec::new();
    add_modules(tokens, &mut |module| {
        let end = module.range().end - 1;
        found.extend(import_of(end).map(|import| (end, import)));
    });
    // The solution's root.
    let own = import(edition, program.krate(SOLUTION).edition);
    found.extend(own.map(|import| (text.len(), import)));
    if found.is_empty() {
        return None;
    }
    let mut extended = Extended {
        text: String::with_capacity(text.len() + 100 * found.len()),
        imports: Vec::with_capacity(found.len()),
    };
    let mut from = 0;
    for (at, import) in found {
        extended.text.push_str(&text[from..at]);
        extended.text.push_str(import);
        extended.imports.push((at, import.len()));
        from = at;
    }
    extended.text.push_str(&text[from..]);
    Some(extended)
}

/// What text of edition `own` has to import as the older `edition`. A glob gives way to all else, as the prelude does.
fn import(edition: Edition, own: Edition) -> Option<&'static str> {
    match own {
        Edition::E2024 if edition < Edition::E2024 => {
            Some(" #[allow(warnings)] use ::core::prelude::rust_2024::*; ")
        }
        Edition::E2021 if edition < Edition::E2021 => {
            Some(" #[allow(warnings)] use ::core::prelude::rust_2021::*; ")
        }
        _ => None,
    }
}

/// The braces of all modules, each behind those in it: in the order of their ends.
fn add_modules(tokens: &[TokenTree], add: &mut impl FnMut(&Group)) {
    for (at, token) in tokens.iter().enumerate() {
        let TokenTree::Group(group) = token else {
            continue;
        };
        add_modules(group.tokens(), add);
        if let [.., TokenTree::Ident(keyword), TokenTree::Ident(_)] = &tokens[..at]
            && *keyword == "mod"
        {
            add(group);
        }
    }
}

impl Extended {
    /// Moves the places in a message to where they are in the original.
    pub(super) fn restore(&self, diagnostic: &mut Diagnostic) {
        for span in &mut diagnostic.spans {
            self.move_back(&mut span.byte_start);
            self.move_back(&mut span.byte_end);
            for call in &mut span.calls {
                self.move_back(&mut call.byte_start);
                self.move_back(&mut call.byte_end);
            }
        }
        for child in &mut diagnostic.children {
            self.restore(child);
        }
    }

    fn move_back(&self, byte: &mut usize) {
        let mut before = 0;
        for (at, length) in &self.imports {
            if *byte <= at + before {
                break;
            }
            before += length.min(&(*byte - at - before));
        }
        *byte -= before;
    }
}
