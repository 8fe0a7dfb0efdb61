//! Symbols that functions and statics are exported as for the linker: one file may not define one twice.

use std::collections::BTreeMap;
use std::ops::Range;

use crate::error::Problem;
use crate::items::is_mark;
use crate::reach::Live;
use crate::scope::Scopes;
use crate::tables::NodeId;
use crate::tokens::{self, Room, TokenTree};

/// A symbol for the linker that several crates define: it takes one of them if nothing needs the others, and one file may
/// not define it twice.
pub(super) fn of_several(scopes: &Scopes<'_>, live: &Live) -> Result<(), Problem> {
    let program = scopes.program;
    let mut first: BTreeMap<String, (NodeId, Range<usize>)> = BTreeMap::new();
    for &id in &live.nodes {
        let node = program.node(id);
        if !node.refs.used_unasked {
            continue;
        }
        let file = program.file(node.module);
        let room = Room::new();
        let tokens = tokens::read_part(&room, &file.text, node.range.clone()).unwrap_or_default();
        let mut symbols = Vec::new();
        exported(tokens, &mut symbols);
        for (symbol, range) in symbols {
            let place = file.place(range.clone(), "");
            match first.get(&symbol) {
                Some((other, range)) if other.krate != id.krate => {
                    let file = program.file(program.node(*other).module);
                    let title = format!("two crates define the symbol `{symbol}`");
                    return Err(Problem::new(title)
                        .at(file.place(range.clone(), ""))
                        .at(place)
                        .help("rename one of them"));
                }
                Some(_) => {}
                None => {
                    first.insert(symbol, (id, range));
                }
            }
        }
    }
    Ok(())
}

/// The symbols that functions and statics among tokens are exported as, and where.
fn exported(tokens: &[TokenTree], symbols: &mut Vec<(String, Range<usize>)>) {
    // What the attributes in front of the next item say: its own name, or another one.
    let mut export = None;
    for (at, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Group(group) if at > 0 && is_mark(tokens.get(at - 1), '#') => {
                export = exports_as(group.tokens()).or(export);
            }
            TokenTree::Group(group) => exported(group.tokens(), symbols),
            TokenTree::Ident(word) if *word == "fn" || *word == "static" => {
                let is_mut =
                    |token: &&TokenTree| matches!(token, TokenTree::Ident(word) if *word == "mut");
                let behind = tokens[at + 1..].iter().find(|token| !is_mut(token));
                // A fragment of a macro is no name.
                if let (Some(TokenTree::Ident(name)), Some(symbol)) = (behind, export.take()) {
                    let symbol = symbol.unwrap_or_else(|| name.text().to_string());
                    symbols.push((symbol, name.range()));
                }
            }
            _ => {}
        }
    }
}

/// Does an attribute export its item, and as what if not by its name?
fn exports_as(tokens: &[TokenTree]) -> Option<Option<String>> {
    let export = |(at, token): (usize, &TokenTree)| match token {
        TokenTree::Ident(word) if *word == "no_mangle" => Some(None),
        TokenTree::Ident(word) if *word == "export_name" => match tokens.get(at + 2) {
            Some(TokenTree::Literal(name)) => Some(Some(name.string()?.into_owned())),
            _ => None,
        },
        TokenTree::Group(group) => exports_as(group.tokens()),
        _ => None,
    };
    tokens.iter().enumerate().find_map(export)
}
