//! What a macro call that stands as an item makes, exactly: the names that it defines and the heads of its impls, read from
//! its expansion. Where it cannot be expanded for sure, nothing is said, and [`macros`] has guesses.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::rc::Rc;

use rustc_hash::FxHashMap;

use crate::index::{certain, heads};
use crate::items::is_mark;
use crate::items::{self, Item, ItemKind, Place, Visibility};
use crate::macros::{self, Implements};
use crate::refs::separator;
use crate::rules::{DollarCrate, Purpose, Text, expand};
use crate::scope::{Def, Ns, Scopes};
use crate::source::SourceFile;
use crate::tables::{Extern, ImplHead, ImportId, Kind, ModuleId, Name, NodeId, root};
use crate::tokens::{self, Ident, Names, Room, TokenTree};
use crate::unfold;

mod members;
mod modules;

/// What a call comes to.
#[derive(Debug, Default)]
pub(crate) struct Yield {
    pub(crate) defines: BTreeSet<Name>,
    /// Those of them that are types, traits and modules of the module where the call stands.
    pub(crate) types: BTreeSet<Name>,
    /// Those of them that are other names of types.
    pub(crate) aliases: BTreeSet<Name>,
    /// Those of which something may not be seen by other crates; a struct's constructor may be such.
    pub(crate) private: BTreeSet<Name>,
    /// Those that are traits.
    pub(crate) traits: Vec<Name>,
    /// As written in the module where the call stands.
    pub(crate) impls: Vec<ImplHead>,
    /// Are there impls for any type, of traits that other modules have?
    pub(crate) acts: bool,
}

/// What calls make, found once for each. It must not be asked on the way to what a name means: there an answer may be for the time
/// being.
pub(crate) struct Calls<'a> {
    pub(crate) scopes: &'a Scopes<'a>,
    known: RefCell<FxHashMap<NodeId, Option<Rc<Yield>>>>,
}

impl<'a> Calls<'a> {
    pub(crate) fn new(scopes: &'a Scopes<'a>) -> Calls<'a> {
        Calls {
            scopes,
            known: RefCell::default(),
        }
    }

    /// As [`of_call`].
    pub(crate) fn of(&self, id: NodeId) -> Option<Rc<Yield>> {
        if let Some(known) = self.known.borrow().get(&id) {
            return known.clone();
        }
        let made = of_call(self.scopes, id).map(Rc::new);
        self.known.borrow_mut().insert(id, made.clone());
        made
    }
}

/// How deep calls may come out of calls.
const DEEPEST: u32 = 64;

/// Does a call in this module surely make a type, trait or module of this name there?
pub(crate) fn makes_type(scopes: &Scopes<'_>, module: ModuleId, name: &Name) -> bool {
    let mut calls = scopes.program.module(module).calls.iter();
    calls.any(|call| {
        let refs = &scopes.program.node(*call).refs;
        let is_possible = refs.names.contains(name) && !refs.open_cfg();
        is_possible && of_call(scopes, *call).is_some_and(|made| made.types.contains(name))
    })
}

/// What the call `id` makes; none where that is not sure.
pub(crate) fn of_call(scopes: &Scopes<'_>, id: NodeId) -> Option<Yield> {
    let program = scopes.program;
    let node = program.node(id);
    let mut made = Yield::default();
    let definition = unfold::definition(scopes, id).ok()?;
    let call = Text {
        file: program.file(node.module),
        range: node.range.clone(),
    };
    Reader { scopes, id }.read(definition, &call, DEEPEST, &mut made)?;
    Some(made)
}

/// Is an item there for tests only?
fn is_test(item: &Item) -> bool {
    let mut outer = item.attributes.iter();
    outer.any(|attribute| match attribute.tokens {
        [_, TokenTree::Group(condition)] if attribute.name() == Some("cfg") => {
            matches!(condition.tokens(), [TokenTree::Ident(name)] if *name == "test")
        }
        _ => false,
    })
}

struct Reader<'a> {
    scopes: &'a Scopes<'a>,
    id: NodeId,
}

impl Reader<'_> {
    /// Adds what `call` makes by `definition`.
    fn read(
        &self,
        definition: NodeId,
        call: &Text<'_>,
        depth: u32,
        made: &mut Yield,
    ) -> Option<()> {
        let file = self.expanded(definition, call)?;
        let room = Room::new();
        let tokens = tokens::read(&room, &file.text).ok()?;
        let items = items::read(tokens, Place::Module).ok()?.items;
        let edition = self.scopes.program.krate(self.id.krate).edition;
        certain(&items, Place::Module, &file.text, edition).ok()?;
        for item in items.iter().filter(|item| !is_test(item)) {
            self.item(item, &file, depth, made)?;
        }
        Some(())
    }

    /// What `call` comes to by `definition`.
    fn expanded(&self, definition: NodeId, call: &Text<'_>) -> Option<SourceFile> {
        let program = self.scopes.program;
        let rules = program.node(definition);
        // A definition under a cfg may not be there.
        if rules.refs.open_cfg() {
            return None;
        }
        let global;
        let dollar_crate = if definition.krate == self.id.krate {
            DollarCrate {
                path: "crate",
                in_rules: "$crate",
            }
        } else {
            global = unfold::crate_path(program, self.id.krate, definition.krate)?;
            DollarCrate {
                path: &global,
                in_rules: &global,
            }
        };
        let edition = program.krate(definition.krate).edition;
        let text = Text {
            file: program.file(rules.module),
            range: rules.range.clone(),
        };
        let expanded = expand(&text, call, dollar_crate, edition, Purpose::Read).ok()?;
        let whole = 0..call.file.text.len();
        Some(crate::source::replace(call.file, vec![(whole, expanded)]))
    }

    fn item(&self, item: &Item, file: &SourceFile, depth: u32, made: &mut Yield) -> Option<()> {
        let names = Names::default();
        let ident = match &item.kind {
            ItemKind::Impl(head) => {
                made.impls.push(with_type(heads::head(head, &names), file));
                return self.members(item, file, depth, made);
            }
            ItemKind::Trait(ident, body) => {
                made.traits.push(names.of(ident));
                made.types.insert(names.of(ident));
                // Whoever calls a member need not name the trait.
                let members = items::read(body.tokens(), Place::Trait).ok()?.items;
                let members = members.iter().filter_map(Item::ident);
                made.defines.extend(members.map(|ident| names.of(ident)));
                Some(*ident)
            }
            ItemKind::Const(ident) if **ident == "_" => return None,
            ItemKind::Type { ident, .. } => {
                made.aliases.insert(names.of(ident));
                made.types.insert(names.of(ident));
                Some(*ident)
            }
            ItemKind::Struct { ident, .. } | ItemKind::Enum(ident, _) | ItemKind::Union(ident) => {
                made.types.insert(names.of(ident));
                Some(*ident)
            }
            ItemKind::Fn(ident) | ItemKind::Const(ident) | ItemKind::Static(ident) => Some(*ident),
            ItemKind::Call(call) => {
                let definition = self.called(call, &names)?;
                let range = item.range();
                let call = Text { file, range };
                return self.read(definition, &call, depth.checked_sub(1)?, made);
            }
            ItemKind::Mod(ident, Some(body)) => {
                made.defines.insert(names.of(ident));
                made.private.insert(names.of(ident));
                let mut here = std::mem::take(&mut made.types);
                here.insert(names.of(ident));
                let inside = self.module(body, file, made);
                made.types = here;
                return inside;
            }
            // Imports, module files, constants without a name and whatever comes later: the guesses are for these.
            _ => return None,
        };
        let is_private = !matches!(item.visibility, Visibility::Public(_))
            || matches!(
                item.kind,
                ItemKind::Struct {
                    constructor: true,
                    ..
                }
            );
        made.private
            .extend(ident.filter(|_| is_private).map(|ident| names.of(ident)));
        made.defines.extend(ident.map(|ident| names.of(ident)));
        if self.calls_implement(item.tokens, &names) {
            return None;
        }
        let nested = heads::nested_heads(item.tokens, &names);
        made.impls
            .extend(nested.into_iter().map(|head| with_type(head, file)));
        Some(())
    }

    /// May a call among the tokens of an item, in its body say, make an impl?
    fn calls_implement(&self, tokens: &[TokenTree], names: &Names) -> bool {
        self.others_implement(tokens, names, &Own::of(tokens, names))
    }

    /// The same of calls of other macros than the item's `own`.
    fn others_implement(&self, tokens: &[TokenTree], names: &Names, own: &Own) -> bool {
        let implements = |word: &Ident| match names.of(word) {
            name if own.quiet.contains(&name) => Implements::Never,
            name => macros::implements(self.scopes.program, &name),
        };
        tokens.iter().enumerate().any(|(at, token)| match token {
            TokenTree::Group(group) => self.others_implement(group.tokens(), names, own),
            TokenTree::Ident(word) => match (tokens.get(at + 1), tokens.get(at + 2)) {
                (mark, Some(TokenTree::Group(given))) if is_mark(mark, '!') => {
                    match implements(word) {
                        Implements::Never => false,
                        Implements::ByMacro => self.names_implementing(given.tokens(), names, own),
                        Implements::Perhaps => true,
                    }
                }
                _ => false,
            },
            _ => false,
        })
    }

    /// Is there the name of a macro among tokens whose call may make an impl, or an impl that a macro is given?
    fn names_implementing(&self, tokens: &[TokenTree], names: &Names, own: &Own) -> bool {
        let program = self.scopes.program;
        let is_implementing = |name: Name| {
            let is_macro = || !macros::named(program, &name).is_empty();
            *name == *"impl"
                || own.renamed.contains(&name)
                || !own.quiet.contains(&name)
                    && is_macro()
                    && macros::implements(program, &name) != Implements::Never
        };
        // What a macro imports may have any name.
        let mut texts = macros::reached(program, vec![&program.node(self.id).refs]).into_iter();
        texts.any(|refs| refs.imports_in_macro)
            || has_any(tokens, &|word| is_implementing(names.of(word)))
    }

    /// The definition that a call by this path among expanded text means.
    fn called(&self, path: &[TokenTree], names: &Names) -> Option<NodeId> {
        let words = path.iter().filter_map(|token| match token {
            TokenTree::Ident(word) => Some(word),
            _ => None,
        });
        let words: Vec<&Ident> = words.collect();
        self.only_definition(&words, separator(path, 0), names)
    }

    /// The definition that such a path means: the only macro of its name, in sight where the first call is.
    fn only_definition(&self, path: &[&Ident], is_global: bool, names: &Names) -> Option<NodeId> {
        let program = self.scopes.program;
        let name = names.of(path.last()?);
        let krate = program.krate(self.id.krate);
        if is_global {
            let first = names.of(path.first()?);
            let Some(Extern::Bundled(other)) = krate.externs.get(&first) else {
                return None;
            };
            if path.len() > 2 {
                return self.by_modules(*other, path, names);
            }
            let [only] = program.krate(*other).macros.get(&name)?.as_slice() else {
                return None;
            };
            let exported = matches!(
                program.node(*only).kind,
                Kind::MacroRules { exported: true }
            );
            return (exported && path.len() == 2).then_some(*only);
        }
        if path.len() > 2 && **path.first()? == "crate" {
            return self.by_modules(self.id.krate, path, names);
        }
        let [only] = krate.macros.get(&name)?.as_slice() else {
            return None;
        };
        let module = program.node(self.id).module;
        let node = program.node(*only);
        let exported = matches!(node.kind, Kind::MacroRules { exported: true });
        let in_sight = match path {
            [_] => {
                let imported = || self.only(module, &name, Ns::Macro) == Some(Def::Node(*only));
                let is_before = || unfold::is_before(program, *only, self.id);
                self.scopes.reaches(node.module, module) && is_before() || imported()
            }
            [first, ..] => exported && path.len() == 2 && **first == "crate",
            [] => false,
        };
        in_sight.then_some(*only)
    }

    /// The macro behind `crate::module::…::name`, where each step is one thing for sure.
    fn by_modules(&self, krate: u32, path: &[&Ident], names: &Names) -> Option<NodeId> {
        let (name, modules) = path.get(1..)?.split_last()?;
        let mut module = root(krate);
        for segment in modules {
            let Def::Module(inner) = self.only(module, &names.of(segment), Ns::Type)? else {
                return None;
            };
            module = inner;
        }
        match self.only(module, &names.of(name), Ns::Macro)? {
            Def::Node(id) => {
                let kind = self.scopes.program.node(id).kind;
                matches!(kind, Kind::MacroRules { .. }).then_some(id)
            }
            _ => None,
        }
    }

    /// What a name means in a module, if the module itself says so on every platform.
    fn only(&self, module: ModuleId, name: &Name, ns: Ns) -> Option<Def> {
        let program = self.scopes.program;
        let bindings = self.scopes.lookup(module, name, ns);
        let [only] = &*bindings else { return None };
        let is_sure = |import: &ImportId| {
            let import = program.import(*import);
            !import.path.glob && !program.node(import.node).refs.open_cfg()
        };
        let is_there = match only.def {
            Def::Node(id) => !program.node(id).refs.open_cfg(),
            Def::Module(id) => !program.module(id).open_cfg,
            Def::External => false,
        };
        (is_there && only.via.iter().all(is_sure)).then_some(only.def)
    }
}

/// What an item's own text says of names.
#[derive(Debug, Default)]
struct Own {
    /// Macros that it defines and that make no impl.
    quiet: BTreeSet<Name>,
    /// What it may have imported under another name.
    renamed: BTreeSet<Name>,
}

impl Own {
    fn of(tokens: &[TokenTree], names: &Names) -> Own {
        let (mut own, mut others) = (Own::default(), BTreeSet::new());
        own.add(tokens, names, &mut others);
        own.quiet.retain(|name| !others.contains(name));
        own
    }

    fn add(&mut self, tokens: &[TokenTree], names: &Names, others: &mut BTreeSet<Name>) {
        for (at, token) in tokens.iter().enumerate() {
            match (token, &tokens[..at]) {
                (TokenTree::Group(group), before) => {
                    if let [.., TokenTree::Ident(keyword), mark, TokenTree::Ident(name)] = before
                        && *keyword == "macro_rules"
                        && is_mark(Some(mark), '!')
                    {
                        match has_any(group.tokens(), &|word| *word == "impl") {
                            true => others.insert(names.of(name)),
                            false => self.quiet.insert(names.of(name)),
                        };
                    }
                    self.add(group.tokens(), names, others);
                }
                (TokenTree::Ident(word), [.., TokenTree::Ident(keyword)]) if *keyword == "as" => {
                    self.renamed.insert(names.of(word));
                }
                _ => {}
            }
        }
    }
}

fn has_any(tokens: &[TokenTree], wanted: &dyn Fn(&Ident) -> bool) -> bool {
    tokens.iter().any(|token| match token {
        TokenTree::Group(group) => has_any(group.tokens(), wanted),
        TokenTree::Ident(word) => wanted(word),
        _ => false,
    })
}

/// The head with its type's text, which is not in the file that the call is in.
fn with_type(head: ImplHead, file: &SourceFile) -> ImplHead {
    let text = file.text.get(head.self_type.clone());
    ImplHead {
        made_type: Some(text.unwrap_or_default().into()),
        ..head
    }
}
