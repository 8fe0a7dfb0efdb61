//! What a bundle's bytes are spent on: modules and the items in them.

use std::collections::BTreeMap;
use std::ops::Range;

use super::{describe, line_of};
use crate::emit::Output;
use crate::tables::{Kind, ModuleId, NodeId, Program, SOLUTION, root};

/// A module's share of a bundle.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ModuleSize {
    /// Its path, beginning with its crate: `solutions::grid`.
    pub name: String,
    /// The file it is in.
    pub path: String,
    /// Is it the solution's own?
    pub own: bool,
    /// Bytes of it in the bundle, without the modules in it.
    pub bytes: usize,
    /// Its items but `use` and `mod`, largest first. What their bytes lack of the module's are imports, module declarations,
    /// and the comments and blank lines between items.
    pub items: Vec<ItemSize>,
}

/// An item's share of a bundle.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ItemSize {
    /// What it is: `fn gcd`, `impl Ord for Edge`.
    pub what: String,
    /// The file it is in.
    pub path: String,
    /// The line of its name there, counted from 1.
    pub line: usize,
    /// Bytes of it in the bundle, its attributes and members included.
    pub bytes: usize,
}

/// A stretch of a file: the module it belongs to, and the item if it is in one.
struct Share {
    range: Range<usize>,
    module: ModuleId,
    item: Option<NodeId>,
}

/// All that was copied from files, by module and item, largest first.
pub(crate) fn sizes(program: Program<'_>, output: &Output) -> Vec<ModuleSize> {
    let mut shares: BTreeMap<(u32, u32), Vec<Share>> = BTreeMap::new();
    let mut bytes: BTreeMap<ModuleId, BTreeMap<Option<NodeId>, usize>> = BTreeMap::new();
    for piece in &output.pieces {
        let shares = shares
            .entry((piece.krate, piece.file))
            .or_insert_with(|| shares_of(program, piece.krate, piece.file));
        let last = match piece.replaced {
            true => piece.from,
            false => piece.from + piece.len - 1,
        };
        let first_share = shares.partition_point(|share| share.range.end <= piece.from);
        for share in &shares[first_share..] {
            if share.range.start > last {
                break;
            }
            let within = share.range.end.min(last + 1) - share.range.start.max(piece.from);
            let module = bytes.entry(share.module).or_default();
            *module.entry(share.item).or_default() += match piece.replaced {
                true => piece.len,
                false => within,
            };
        }
    }
    let mut modules: Vec<ModuleSize> = bytes
        .into_iter()
        .map(|(module, items)| module_size(program, module, &items))
        .collect();
    modules.sort_by(|a, b| (b.bytes, &a.name).cmp(&(a.bytes, &b.name)));
    modules
}

fn module_size(
    program: Program<'_>,
    module: ModuleId,
    bytes: &BTreeMap<Option<NodeId>, usize>,
) -> ModuleSize {
    let mut names: Vec<&str> = program
        .ancestors(module)
        .map(|id| match id == root(id.krate) {
            true => &*program.krate(id.krate).name,
            false => &*program.module(id).name,
        })
        .collect();
    names.reverse();
    // What was replaced by nothing is not there.
    let items = bytes
        .iter()
        .filter(|(_, bytes)| **bytes > 0)
        .filter_map(|(item, bytes)| Some(((*item)?, bytes)));
    let mut items: Vec<ItemSize> = items
        .map(|(id, bytes)| {
            let (path, line) = line_of(program, id);
            ItemSize {
                what: describe(program, id),
                path,
                line,
                bytes: *bytes,
            }
        })
        .collect();
    items.sort_by(|a, b| (b.bytes, a.line).cmp(&(a.bytes, b.line)));
    ModuleSize {
        name: names.join("::"),
        path: program.file(module).shown.to_string(),
        own: module.krate == SOLUTION,
        bytes: bytes.values().sum(),
        items,
    }
}

/// All of a file, in text order and without gaps.
fn shares_of(program: Program<'_>, krate: u32, file: u32) -> Vec<Share> {
    let modules = (0..program.krate(krate).modules.len()).map(|index| ModuleId {
        krate,
        index: u32::try_from(index).expect("as numbered"),
    });
    let mut found = Vec::new();
    for module in modules {
        let table = program.module(module);
        let is_files = table.file == file && (table.own_file || table.declaration.is_none());
        if is_files {
            let end = program.file(module).text.len();
            share_out(program, module, 0..end + 1, &mut found);
            break;
        }
    }
    found
}

/// Shares out the text of `module`, which is in `range`.
fn share_out(program: Program<'_>, module: ModuleId, range: Range<usize>, found: &mut Vec<Share>) {
    let mut at = range.start;
    for &id in &program.module(module).items {
        let node = program.node(id);
        // An item, or a module inside this one; its declaration and braces are this one's.
        let range = match node.kind {
            Kind::Mod(inner) if program.module(inner).own_file => continue,
            Kind::Mod(inner) => program.module(inner).body.clone(),
            Kind::Use | Kind::ExternCrate => continue,
            _ => node.range.clone(),
        };
        if range.start < at {
            continue;
        }
        found.push(Share {
            range: at..range.start,
            module,
            item: None,
        });
        at = range.end;
        match node.kind {
            Kind::Mod(inner) => share_out(program, inner, range, found),
            _ => found.push(Share {
                range,
                module,
                item: Some(id),
            }),
        }
    }
    found.push(Share {
        range: at..range.end,
        module,
        item: None,
    });
}
