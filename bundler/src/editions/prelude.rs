//! The prelude of a newer edition for text that is read as an older one: what is not of the edition that the lints are asked about
//! still needs the names that its own edition brings, such as `TryFrom`, and imports that begin where they stand.

use crate::emit::Output;
use crate::package::Edition;
use crate::rustc::Diagnostic;
use crate::tables::{Program, SOLUTION};
use crate::tokens::{self, Group, Ident, Room, TokenTree};

/// A bundle's text with imports, and beginnings of imports, that were put into it.
pub(super) struct Extended {
    pub(super) text: String,
    /// Where in the original, and how long they are.
    imports: Vec<(usize, usize)>,
}

/// `text`, which has everything where `output` has it, with the prelude of its edition in each module that is of a newer one
/// than `edition`, and with `self::` before the names that imports begin with there; none where there is nothing to add.
pub(super) fn with_preludes(
    program: Program<'_>,
    output: &Output,
    text: &str,
    edition: Edition,
) -> Option<Extended> {
    let room = Room::new();
    let tokens = tokens::read_part(&room, text, 0..text.len()).ok()?;
    let krate_of = |at: usize| {
        let mut libraries = output.libraries.iter();
        let library = libraries.find(|(range, _)| range.contains(&at));
        let krate = library.map_or(Some(SOLUTION), |(_, krate)| *krate)?;
        Some(program.krate(krate))
    };
    let mut found = Vec::new();
    add_modules(tokens, &mut |module| {
        let end = module.range().end - 1;
        let Some(krate) = krate_of(end) else { return };
        found.extend(import(edition, krate.edition).map(|import| (end, import)));
        // Imports of newer editions begin where they stand.
        if edition == Edition::E2015 && krate.edition != edition {
            let heads = module.tokens().windows(2).filter_map(local_head);
            let is_name = |word: &&Ident| !krate.externs.contains_key(word.text());
            found.extend(
                heads
                    .filter(is_name)
                    .map(|word| (word.range().start, "self::")),
            );
        }
    });
    // The solution's root.
    let own = import(edition, program.krate(SOLUTION).edition);
    found.extend(own.map(|import| (text.len(), import)));
    // In edition 2015 imports and `::core` begin there.
    if edition == Edition::E2015 && !tokens.windows(3).any(brings_core) {
        found.push((text.len(), " extern crate core; "));
    }
    found.sort_by_key(|(at, _)| *at);
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
            Some(" #[allow(warnings)] use ::std::prelude::rust_2024::*; ")
        }
        Edition::E2021 if edition < Edition::E2021 => {
            Some(" #[allow(warnings)] use ::std::prelude::rust_2021::*; ")
        }
        _ => None,
    }
}

/// Is this `extern crate core`, under that name or another?
fn brings_core(words: &[TokenTree]) -> bool {
    matches!(words, [TokenTree::Ident(outside), TokenTree::Ident(krate), TokenTree::Ident(core)]
        if *outside == "extern" && *krate == "crate" && *core == "core")
}

/// The first word of an import, if it is a name that the import's own module may have.
fn local_head<'a>(words: &'a [TokenTree]) -> Option<&'a Ident<'a>> {
    match words {
        [TokenTree::Ident(keyword), TokenTree::Ident(head)] if *keyword == "use" => {
            let outer = ["crate", "self", "super", "std", "core", "alloc"];
            (!outer.contains(&head.text())).then_some(head)
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
