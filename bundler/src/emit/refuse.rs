//! What cannot be told from the text of one crate alone, and would be something else where all are one: refused.

use std::collections::BTreeSet;

use super::known::is_macro_of_std;
use super::{builtins, linker, symbols};
use crate::error::Problem;
use crate::package::Edition;
use crate::reach::Live;
use crate::resolve::Site;
use crate::scope::{ALL, Def, Ns, Scopes};
use crate::tables::{
    Extern, Kind, Krate, ModuleId, Name, Node, NodeId, Program, Root, SOLUTION, root,
};
use crate::tokens::{self, Ident, Room, TokenTree};

/// Refuses what follows, the first of it.
pub(super) fn refuse(
    scopes: &Scopes<'_>,
    live: &Live,
    wrappers: &[Name],
    in_place: &BTreeSet<(ModuleId, Name)>,
) -> Result<(), Problem> {
    namesakes(scopes, live)?;
    builtins::of_the_program(scopes, live)?;
    unseen_calls(scopes, live)?;
    names_in_bodies(scopes, live, wrappers, in_place)?;
    symbols::of_several(scopes, live)?;
    linker::of_several(scopes, live)?;
    names_taken_away(scopes, live)?;
    crates_named_like_items(scopes, live)?;
    imports_of_two_things(scopes, live)?;
    renamed_allocator(scopes)
}

/// An exported macro behind which its module defines another one of its name: `use` behind them names the last one.
fn namesakes(scopes: &Scopes<'_>, live: &Live) -> Result<(), Problem> {
    let program = scopes.program;
    for &definition in live.macros_by_path.iter().filter(|id| id.krate != SOLUTION) {
        let node = program.node(definition);
        let same = node
            .name
            .iter()
            .flat_map(|name| &program.krate(definition.krate).macros[name]);
        let hides = |other: &Node| {
            matches!(other.kind, Kind::MacroRules { exported: false })
                && program.is_within(other.module, node.module)
                && scopes.reaches(other.module, node.module)
                && place_in(program, other, node.module) > node.range.end
        };
        let mut later = same.filter(|id| live.nodes.contains(id) && hides(program.node(**id)));
        if let Some(&other) = later.next() {
            let place = |node: &Node, label: &str| {
                let file = program.file(node.module);
                file.place(node.name_range.clone(), label)
            };
            let name = node.name.as_deref().unwrap_or_default();
            let title = format!("the exported macro `{name}` has a namesake in its module");
            return Err(Problem::new(title)
                .at(place(node, "exported"))
                .at(place(
                    program.node(other),
                    "in one file, its path may lead here",
                ))
                .help("rename one of them"));
        }
    }
    Ok(())
}

/// Where a node stands in a module around it, or else the module that it is in does.
fn place_in(program: Program<'_>, node: &Node, module: ModuleId) -> usize {
    let mut way = program.ancestors(node.module);
    let child = way.find(|inner| program.module(*inner).parent == Some(module));
    let declaration = child.and_then(|child| program.module(child).declaration);
    let there = declaration.map_or(node, |declaration| program.node(declaration));
    there.range.start
}

/// A macro that `#[macro_use] extern crate` brings under the name of one of std's where a call of it may not be seen:
/// in a module that a body has or a macro makes, and where its name is given to a macro. There std's would be called.
fn unseen_calls(scopes: &Scopes<'_>, live: &Live) -> Result<(), Problem> {
    let program = scopes.program;
    let of_std = live.prelude_macros.keys();
    for (module, name, _) in of_std.filter(|(_, name, _)| is_macro_of_std(name)) {
        let nodes = live.nodes.iter().filter(|id| id.krate == module.krate);
        for node in nodes.map(|id| program.node(*id)) {
            if let Some(at) = unseen_call(scopes, node, name) {
                let title = format!("in one file, std's `{name}` may be called here");
                let place = program.file(node.module).place(at..at + name.len(), "");
                return Err(Problem::new(title).at(place).help(format!(
                    "import it by its path, such as `use crate_name::{name};`, instead of `#[macro_use]`"
                )));
            }
        }
    }
    Ok(())
}

/// Where a text may call the macro without its module's import.
fn unseen_call(scopes: &Scopes<'_>, node: &Node, name: &Name) -> Option<usize> {
    let range = match (node.kind, &node.body) {
        (Kind::Mod(_) | Kind::Use, _) => return None,
        // Its members are nodes of their own.
        (_, Some(body)) => node.range.start..body.start,
        _ => node.range.clone(),
    };
    let text = &scopes.program.file(node.module).text;
    let room = Room::new();
    let tokens = tokens::read_part(&room, text, range).unwrap_or_default();
    let mut words = Vec::new();
    collect(tokens, &mut words);
    let has_module = words.iter().any(|(word, _)| *word == "mod");
    let mut named = words.iter().filter(|(word, _)| *word == **name);
    let at = named.find(|(_, is_called)| match node.kind {
        Kind::MacroCall => true,
        Kind::MacroRules { .. } => has_module,
        _ if *is_called => has_module,
        _ => node.refs.arguments.contains(name),
    });
    at.map(|(word, _)| word.range().start)
}

/// All words among tokens, and whether each is a macro's that is called.
fn collect<'t>(tokens: &[TokenTree<'t>], words: &mut Vec<(Ident<'t>, bool)>) {
    for (at, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Ident(word) => {
                let behind = tokens.get(at + 1);
                let is_called =
                    matches!(behind, Some(TokenTree::Punct(mark)) if mark.as_char() == '!');
                words.push((*word, is_called));
            }
            TokenTree::Group(group) => collect(group.tokens(), words),
            _ => {}
        }
    }
}

/// A path of edition 2015 that starts at a name which the root has, and another crate too: its text would become the crate's.
fn crates_named_like_items(scopes: &Scopes<'_>, live: &Live) -> Result<(), Problem> {
    let program = scopes.program;
    let is_old = |id: &&NodeId| program.krate(id.krate).edition == Edition::E2015;
    for id in live.nodes.iter().filter(is_old) {
        let node = program.node(*id);
        let uses = node.refs.uses.iter().map(|local| &local.path);
        let global = node.refs.paths.iter().chain(uses);
        for path in global.filter(|path| path.root == Root::Global) {
            let Some(name) = path.segments.first() else {
                continue;
            };
            let Some(Extern::Bundled(krate)) = program.krate(id.krate).externs.get(name) else {
                continue;
            };
            // Only a module leads on.
            let namespaces = match path.segments.len() {
                1 => &ALL[..],
                _ => &[Ns::Type],
            };
            let is_other = |ns: &Ns| {
                let bindings = scopes.lookup(root(id.krate), name, *ns);
                let mut seen = bindings.iter().filter(|binding| !binding.hider);
                seen.any(|binding| binding.def != Def::Module(root(*krate)))
            };
            if namespaces.iter().any(is_other) {
                let title =
                    format!("`{name}` is the name of something of the root, and of another crate");
                let file = program.file(node.module);
                return Err(Problem::new(title)
                    .at(file.place(
                        path.range.clone(),
                        "of edition 2015, where this may be both",
                    ))
                    .help("import what is meant, and write the path without `::`"));
            }
        }
    }
    Ok(())
}

/// An import of a bare name that is a textual macro's and a crate's: in a bundle its text is the crate's path.
fn imports_of_two_things(scopes: &Scopes<'_>, live: &Live) -> Result<(), Problem> {
    let program = scopes.program;
    for import in live.crate_imports.keys() {
        let row = program.import(*import);
        let [name] = row.path.segments.as_slice() else {
            continue;
        };
        let macros = scopes.textual(row.module, name, Some(row.range.start));
        if !row.path.glob && !macros.found.is_empty() {
            let title = format!("this imports both the crate `{name}` and the macro `{name}`");
            let place = program.file(row.module).place(row.range.clone(), "");
            return Err(Problem::new(title)
                .at(place)
                .help("give the macro another name"));
        }
    }
    Ok(())
}

/// An import that gives the attribute of an allocator another name: nobody sees then what is one.
fn renamed_allocator(scopes: &Scopes<'_>) -> Result<(), Problem> {
    let program = scopes.program;
    let is_allocator = |name: &Name| &**name == "global_allocator";
    for krate in program.krates.iter() {
        let mut names = krate.renamed.values().flatten();
        if !names.any(is_allocator) {
            continue;
        }
        let problem = Problem::new("`global_allocator` has another name here");
        let mut imports = krate.imports.iter();
        let import = imports.find(|import| import.path.segments.last().is_some_and(is_allocator));
        let problem = match import {
            Some(import) => {
                let file = program.file(import.module);
                problem.at(file.place(import.range.clone(), ""))
            }
            None => problem,
        };
        return Err(problem.help("write `#[global_allocator]`"));
    }
    Ok(())
}

/// A solution whose root has fewer of std's names than a library of its bundle: that holds for the library too.
fn names_taken_away(scopes: &Scopes<'_>, live: &Live) -> Result<(), Problem> {
    let file = scopes.program.file(root(SOLUTION));
    let linked = live.linked.iter().map(|krate| scopes.program.krate(*krate));
    let with_prelude: Vec<&Krate> = linked.filter(|krate| krate.bare.is_empty()).collect();
    let mut taken = scopes.program.krate(SOLUTION).bare.iter();
    let found = taken.find_map(|range| {
        let takes_all = file.text[range.clone()].contains("no_implicit_prelude");
        let mut libraries = with_prelude.iter();
        let library = libraries.find(|library| takes_all || !library.core_only)?;
        Some((range.clone(), library))
    });
    let Some((range, library)) = found else {
        return Ok(());
    };
    let title = format!(
        "in one file, this takes names from the library `{}` too",
        library.name
    );
    Err(Problem::new(title)
        .at(file.place(range, "of the whole bundle"))
        .help("leave the attribute out"))
}

/// A glob of a body that brings a crate's name, which is a name of that module only in one file, where the name means
/// something else in the body's own module. `wrappers`: the root's modules that hold the crates.
fn names_in_bodies(
    scopes: &Scopes<'_>,
    live: &Live,
    wrappers: &[Name],
    in_place: &BTreeSet<(ModuleId, Name)>,
) -> Result<(), Problem> {
    let program = scopes.program;
    let linked = live.linked.iter();
    let at_root = linked.map(|krate| (root(SOLUTION), &wrappers[*krate as usize], *krate));
    let given = live
        .crate_names
        .iter()
        .map(|(module, name, krate)| (*module, name, *krate));
    let is_brought = |(module, name, _): &(ModuleId, &Name, u32)| {
        !in_place.contains(&(*module, (*name).clone()))
    };
    let names: Vec<_> = at_root.chain(given).filter(is_brought).collect();
    for node in live.nodes.iter().map(|id| program.node(*id)) {
        let globs = node.refs.uses.iter().filter(|local| local.path.glob);
        for local in globs {
            let hits = scopes.body_use(Site::of_node(node), &local.path).hits;
            let brings = |module: &ModuleId| hits.contains(&Def::Module(*module));
            let brought = names
                .iter()
                .filter(|(module, name, _)| brings(module) && node.refs.names.contains(*name));
            for (_, name, krate) in brought {
                let bindings = scopes.lookup(node.module, name, Ns::Type);
                let mut others = bindings.iter().filter(|binding| !binding.hider);
                if others.any(|binding| binding.def != Def::Module(root(*krate))) {
                    let place = program
                        .file(node.module)
                        .place(local.path.range.clone(), "");
                    return Err(Problem::new(format!(
                        "in one file, this glob brings the crate `{name}` too"
                    ))
                    .at(place)
                    .help(format!(
                        "import what `{name}` means here by name, in the body"
                    )));
                }
            }
        }
    }
    Ok(())
}
