//! A package under construction: modules with items as text, written as files, and told which item stands on which line.
//! Does not know what the items say.

use std::collections::BTreeSet;

use crate::crates::{Crates, Side};
use crate::random::Random;

pub(crate) struct Module {
    pub(crate) side: Side,
    pub(crate) parent: Option<usize>,
    pub(crate) name: String,
    /// Has it a file of its own?
    pub(crate) file: bool,
    /// In text order.
    pub(crate) items: Vec<usize>,
}

pub(crate) enum Item {
    Text(String),
    Module(usize),
}

/// Modules and items; the first modules are the roots of the crates: of the library, the solution, a second library.
pub(crate) struct Draft {
    pub(crate) crates: Crates,
    /// The flags of each build in which the program and its bundle are compared.
    pub(crate) settings: Vec<Vec<&'static str>>,
    pub(crate) modules: Vec<Module>,
    pub(crate) items: Vec<Item>,
    /// Modules that surely define a name.
    pub(crate) defined: Vec<(usize, &'static str)>,
}

/// Where an item stands.
pub(crate) struct Place {
    pub(crate) file: String,
    first: usize,
    last: usize,
    pub(crate) item: usize,
}

/// Files by path relative to the package, and where each item stands in them.
#[derive(Default)]
pub(crate) struct Written {
    pub(crate) files: Vec<(String, String)>,
    pub(crate) places: Vec<Place>,
}

impl Draft {
    pub(crate) fn new(crates: Crates, settings: Vec<Vec<&'static str>>) -> Draft {
        let root = |side| Module {
            side,
            parent: None,
            name: String::new(),
            file: true,
            items: Vec::new(),
        };
        Draft {
            modules: crates.sides().into_iter().map(root).collect(),
            crates,
            settings,
            items: Vec::new(),
            defined: Vec::new(),
        }
    }

    pub(crate) fn add_module(&mut self, parent: usize, name: &str, file: bool) -> usize {
        let id = self.modules.len();
        self.modules.push(Module {
            side: self.modules[parent].side,
            parent: Some(parent),
            name: name.to_owned(),
            file,
            items: Vec::new(),
        });
        self.add(parent, Item::Module(id));
        id
    }

    pub(crate) fn add_text(&mut self, module: usize, text: String) {
        self.add(module, Item::Text(text));
    }

    /// Moves a module's last item to a place behind its first `behind` ones.
    pub(crate) fn move_last(&mut self, module: usize, behind: usize, random: &mut Random) {
        let items = &mut self.modules[module].items;
        let Some(last) = items.pop() else { return };
        let to = behind.min(items.len());
        items.insert(to + random.below(items.len() - to + 1), last);
    }

    fn add(&mut self, module: usize, item: Item) {
        self.modules[module].items.push(self.items.len());
        self.items.push(item);
    }

    /// The names from the crate's root down to a module.
    pub(crate) fn path(&self, module: usize) -> Vec<&str> {
        let mut names = Vec::new();
        let mut at = module;
        while let Some(parent) = self.modules[at].parent {
            names.insert(0, self.modules[at].name.as_str());
            at = parent;
        }
        names
    }

    /// The package without the items in `gone`.
    pub(crate) fn write(&self, gone: &BTreeSet<usize>) -> Written {
        let mut written = Written {
            files: self.crates.manifests(),
            places: Vec::new(),
        };
        for (root, side) in self.crates.sides().into_iter().enumerate() {
            self.file(root, &self.crates.root_file(side), gone, &mut written);
        }
        written
    }

    fn file(&self, module: usize, path: &str, gone: &BTreeSet<usize>, written: &mut Written) {
        let mut text = String::new();
        if self.modules[module].parent.is_none() {
            text.push_str("#![allow(warnings, bindings_with_variant_name)] #![deny(ambiguous_glob_imports)]\n");
        }
        self.body(module, path, gone, &mut text, written);
        written.files.push((path.to_owned(), text));
    }

    fn body(
        &self,
        module: usize,
        path: &str,
        gone: &BTreeSet<usize>,
        text: &mut String,
        written: &mut Written,
    ) {
        for &id in &self.modules[module].items {
            if gone.contains(&id) {
                continue;
            }
            let first = text.lines().count() + 1;
            match &self.items[id] {
                Item::Text(item) => {
                    text.push_str(item);
                    text.push('\n');
                }
                Item::Module(inner) => {
                    let child = &self.modules[*inner];
                    if child.file {
                        text.push_str(&format!("pub mod {};\n", child.name));
                        self.file(*inner, &self.file_of(*inner), gone, written);
                    } else {
                        text.push_str(&format!("pub mod {} {{\n", child.name));
                        self.body(*inner, path, gone, text, written);
                        text.push_str("}\n");
                    }
                }
            }
            written.places.push(Place {
                file: path.to_owned(),
                first,
                last: text.lines().count(),
                item: id,
            });
        }
    }

    fn file_of(&self, module: usize) -> String {
        let folder = self.crates.folder(self.modules[module].side);
        format!("{folder}/{}.rs", self.path(module).join("/"))
    }
}

impl Written {
    /// The innermost item on a line.
    pub(crate) fn item_at(&self, file: &str, line: usize) -> Option<usize> {
        self.places
            .iter()
            .filter(|place| place.file == file && (place.first..=place.last).contains(&line))
            .min_by_key(|place| place.last - place.first)
            .map(|place| place.item)
    }

    /// All files in one text, as a fixture holds them.
    pub(crate) fn shown(&self) -> String {
        let manifests = self
            .files
            .iter()
            .filter(|(path, _)| path.ends_with(".toml"));
        let is_plain = manifests.count() == 1;
        let shown = self.files.iter();
        shown
            .filter(|(path, _)| !is_plain || path != "Cargo.toml")
            .map(|(path, text)| format!("//- /{path}\n{text}"))
            .collect()
    }
}
