//! The modules of one program, put together as a linker does: a name that one declares is what another defines.

use std::collections::{BTreeSet, HashMap};

use super::text::{Definition, Module, Token, tokens};

/// How the text of an assertion begins: behind it, a panic shows the condition as it is written.
const ASSERTED: &str = "assertion failed: ";

/// The function of std's that `assert!` gives its text: `core::panicking::panic`.
const PANIC: &str = "4core9panicking5panic(";

/// One program's modules, that of its binary last.
pub(super) struct Linked<'a> {
    modules: Vec<Module<'a>>,
    /// Which module defines a name for all of them.
    exported: HashMap<&'a str, usize>,
}

/// A name, and the module where it is defined, or where it is used if none defines it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Symbol<'a> {
    pub(super) module: usize,
    pub(super) name: &'a str,
}

impl<'a> Linked<'a> {
    pub(super) fn read(texts: &[&'a str]) -> Linked<'a> {
        let modules: Vec<Module<'a>> = texts.iter().map(|text| Module::read(text)).collect();
        let mut exported = HashMap::new();
        for (number, module) in modules.iter().enumerate() {
            let definitions = module.definitions.iter();
            let all = definitions.filter(|(_, it)| !it.is_declared && !it.is_local);
            exported.extend(all.map(|(name, _)| (*name, number)));
        }
        Linked { modules, exported }
    }

    /// What holds for all of the binary, with the assembly in it or without.
    pub(super) fn head(&self, with_assembly: bool) -> Vec<&'a str> {
        let head = self.modules.last().into_iter().flat_map(|last| &last.head);
        let is_said = |line: &&&str| with_assembly || !line.starts_with("module asm ");
        head.filter(is_said).copied().collect()
    }

    /// The names that are there unasked in the binary, LLVM's own lists of such among them or not. Of a crate beside it, only what
    /// that needs is.
    pub(super) fn roots(&self, with_lists: bool) -> BTreeSet<&'a str> {
        let last = self.modules.last().into_iter();
        let all = last.flat_map(|last| &last.definitions);
        let is_root = |name: &str, it: &Definition<'_>| {
            it.is_root && (with_lists || !name.starts_with("@llvm."))
        };
        let roots = all.filter(|(name, it)| is_root(name, it));
        roots.map(|(name, _)| *name).collect()
    }

    /// Is there assembly outside functions?
    pub(super) fn has_assembly(&self) -> bool {
        let mut heads = self.modules.iter().flat_map(|module| &module.head);
        heads.any(|line| line.starts_with("module asm "))
    }

    /// Does a module define this name for all of them?
    pub(super) fn defines(&self, name: &str) -> bool {
        self.exported.contains_key(name)
    }

    /// What a name in a module stands for.
    pub(super) fn symbol(&self, module: usize, name: &'a str) -> Symbol<'a> {
        let own = self.modules[module].definitions.get(name);
        if own.is_some_and(|own| !own.is_declared) {
            return Symbol { module, name };
        }
        self.anywhere(name)
    }

    /// What a name stands for that all modules know.
    pub(super) fn anywhere(&self, name: &'a str) -> Symbol<'a> {
        let declares = |module: &Module<'_>| module.definitions.contains_key(name);
        let module = self.exported.get(name).copied();
        let module = module.or_else(|| self.modules.iter().position(declares));
        Symbol {
            module: module.unwrap_or_default(),
            name,
        }
    }

    pub(super) fn definition(&self, symbol: Symbol<'a>) -> Option<&Definition<'a>> {
        self.modules[symbol.module].definitions.get(symbol.name)
    }

    /// What `#0` stands for in a module.
    pub(super) fn attributes(&self, module: usize, name: &str) -> Option<&'a str> {
        self.modules[module].attributes.get(name).copied()
    }

    /// The file of a place that a panic shows, as LLVM writes it: a constant of a pointer to its name, and three numbers.
    pub(super) fn file_of_place(
        &self,
        module: usize,
        definition: &Definition<'a>,
    ) -> Option<&'a str> {
        let [line] = definition.lines.as_slice() else {
            return None;
        };
        let (kind, value) = line.split_once(" constant <{ ")?.1.split_once(" }> <{ ")?;
        let (pointer, numbers) = kind.rsplit_once(", ")?;
        if numbers != "[16 x i8]" || !(pointer == "ptr" || pointer.ends_with('*')) {
            return None;
        }
        let name = tokens(value).find_map(|token| match token {
            Token::Symbol(name) => Some(name),
            _ => None,
        });
        self.string(self.symbol(module, name?))
    }

    /// The bytes of a constant that a symbol stands for, as LLVM writes them.
    pub(super) fn string(&self, symbol: Symbol<'a>) -> Option<&'a str> {
        self.text(self.definition(symbol)?)
    }

    /// Is a text what std's `assert!` says, and nothing else? It goes to standard error.
    pub(super) fn is_asserted(&self, symbol: Symbol<'a>) -> bool {
        let text = self.string(symbol).unwrap_or_default();
        let module = &self.modules[symbol.module].definitions;
        let is_other = |(name, _): &(&&str, &Definition<'_>)| **name != symbol.name;
        let others = module.iter().filter(is_other);
        let mut lines = others.flat_map(|(_, other)| &other.lines);
        text.starts_with(ASSERTED)
            && lines.all(|line| {
                let mut tokens = tokens(line);
                line.contains(PANIC)
                    || !line.contains(symbol.name)
                    || !tokens.any(|token| token == Token::Symbol(symbol.name))
            })
    }

    /// The bytes of a constant.
    pub(super) fn text(&self, definition: &Definition<'a>) -> Option<&'a str> {
        let [line] = definition.lines.as_slice() else {
            return None;
        };
        let (head, rest) = line.split_once(" c\"")?;
        let (value, _) = rest.split_once('"')?;
        head.contains(" constant ").then_some(value)
    }

    /// The type of this name, if it is one's.
    pub(super) fn named_type(&self, module: usize, name: &'a str) -> Option<Symbol<'a>> {
        let is_known = self.modules[module].definitions.contains_key(name);
        is_known.then_some(Symbol { module, name })
    }
}
