//! Small programs side by side, each in modules of its own: modules and imports in bodies, blocks, macros that declare or import,
//! and names from pools of three or four, so that nearly everything has a namesake around it.
//!
//! A scope knows what it has, so that most paths lead somewhere; rustc says which of the programs are right.

use std::fmt::Write as _;

use crate::crates::Side;
use crate::draft::Draft;
use crate::random::Random;
use crate::scopes::{Meaning, Named, Scopes};

/// How many are drawn for a package; rustc accepts about four in ten.
const SNIPPETS: usize = 30;

/// How deep blocks and modules may lie in one another.
const DEPTH: usize = 2;

const NAMES: [&str; 4] = ["a", "b", "c", "d"];
const TYPES: [&str; 3] = ["A", "B", "C"];
const RECEIVERS: [&str; 4] = ["u32", "&u32", "&u32", "u8"];

/// Fills the roots of a package.
pub(crate) fn draw(draft: &mut Draft, random: &mut Random) {
    let mut calls = Vec::new();
    for number in 0..SNIPPETS {
        let mut snippet = Snippet::new(number, random);
        let library = snippet.of_side(Side::Library);
        let solution = snippet.of_side(Side::Solution);
        draft.add_text(0, library);
        draft.add_text(1, solution);
        calls.push(format!(
            "for n in 0..4 {{ println!(\"{number} {{}}\", crate::s{number}::main(n)); }}"
        ));
    }
    draft.add_text(1, "fn main() {".to_owned());
    for call in calls {
        draft.add_text(1, call);
    }
    draft.add_text(1, "}".to_owned());
}

struct Snippet<'r> {
    number: usize,
    random: &'r mut Random,
    scopes: Scopes,
    /// The scopes of the crates' roots, so far.
    roots: Vec<usize>,
    /// The modules around, outermost first.
    modules: Vec<usize>,
    /// Counts the constants, so that no two are alike.
    count: u32,
    /// Among the tokens of a macro?
    in_macro: bool,
}

impl<'r> Snippet<'r> {
    fn new(number: usize, random: &'r mut Random) -> Snippet<'r> {
        Snippet {
            number,
            random,
            scopes: Scopes::default(),
            roots: Vec::new(),
            modules: Vec::new(),
            count: 0,
            in_macro: false,
        }
    }

    /// The module of one crate; that of the solution has a function to call.
    fn of_side(&mut self, side: Side) -> String {
        let root = self.scopes.open();
        self.roots.push(root);
        self.modules = vec![root];
        let count = 3 + self.random.below(4);
        let mut text = self.items(&[root], Some(root), DEPTH, count);
        if side == Side::Solution {
            let body = self.block(&[root], DEPTH);
            write!(text, " pub fn main(n: u32) -> u32 {{ {body} }}").expect("a string takes all");
        }
        format!("pub mod s{} {{ {text} }}", self.number)
    }

    fn number(&mut self) -> String {
        self.count += 1;
        (self.count + 100 * (self.number as u32 % 7)).to_string()
    }

    fn name(&mut self) -> String {
        format!("{}{}", self.random.pick(&NAMES), self.number)
    }

    fn type_name(&mut self) -> String {
        format!("{}{}", self.random.pick(&TYPES), self.number)
    }

    /// A path to something that is wanted.
    fn find(&mut self, scopes: &[usize], wanted: &dyn Fn(&Meaning) -> bool) -> Option<Named> {
        let number = self.number;
        let starts: Vec<Named> = match self.random.below(20) {
            0..7 => {
                let own = self.roots.len() - 1;
                let root = self.random.below(own + 1);
                let krate = match root == own {
                    true => "crate",
                    false => self.random.pick(&["demo", "demo", "::demo"]),
                };
                vec![(
                    format!("{krate}::s{number}"),
                    Meaning::Module(self.roots[root]),
                )]
            }
            7..9 if self.modules.len() > 1 => {
                let around = self.modules[self.modules.len() - 2];
                vec![("super".to_owned(), Meaning::Module(around))]
            }
            9 => {
                let own = self.modules[self.modules.len() - 1];
                vec![("self".to_owned(), Meaning::Module(own))]
            }
            _ => self.scopes.seen(scopes),
        };
        self.among(starts, wanted, 3)
    }

    fn among(
        &mut self,
        mut names: Vec<Named>,
        wanted: &dyn Fn(&Meaning) -> bool,
        depth: usize,
    ) -> Option<Named> {
        while !names.is_empty() {
            let (name, meaning) = names.swap_remove(self.random.below(names.len()));
            let is_item = !matches!(name.as_str(), "self" | "super") && !name.contains("::");
            let inner = meaning.inner().filter(|_| depth > 0);
            if is_item && wanted(&meaning) && (inner.is_none() || self.random.one_in(2)) {
                return Some((name, meaning));
            }
            if let Some(scope) = inner {
                let inside = self.scopes.names_of(scope, 3);
                let found = self.among(inside, wanted, depth - 1);
                if let Some((rest, meaning)) = found {
                    return Some((format!("{name}::{rest}"), meaning));
                }
            }
        }
        None
    }

    /// A value of what some path leads to.
    fn value(&mut self, scopes: &[usize]) -> String {
        if !self.in_macro && self.random.one_in(8) {
            // A textual macro, if there is one.
            return format!("{}!(n)", self.name());
        }
        let in_macro = self.in_macro;
        let wanted = |meaning: &Meaning| {
            meaning.is_value() && !(in_macro && matches!(meaning, Meaning::Macro))
        };
        let Some((path, meaning)) = self.find(scopes, &wanted) else {
            return self.number();
        };
        match meaning {
            Meaning::Function if self.random.one_in(8) => format!("[n].map({path})[0]"),
            Meaning::Function => format!("{path}(n)"),
            Meaning::Constant if self.random.one_in(4) => {
                let (one, other) = (self.number(), self.number());
                format!("(match n {{ {path} => {one}, _ => {other} }})")
            }
            Meaning::Variant => format!("({path} as u32)"),
            Meaning::Macro => format!("{path}!(n)"),
            Meaning::Type(function) => match self.random.below(3) {
                0 => format!("{path}::{function}(n)"),
                1 => format!("<{path}>::{function}(n)"),
                _ => format!("({{ type Z = {path}; Z::{function}(n) }})"),
            },
            Meaning::Trait(method, true) => format!("<u32 as {path}>::{method}(n)"),
            Meaning::Trait(..) => self.number(),
            _ => path,
        }
    }

    fn expression(&mut self, scopes: &[usize], depth: usize) -> String {
        match self.random.below(16) {
            0..4 if depth > 0 => format!("({{ {} }})", self.block(scopes, depth - 1)),
            4 => {
                let (one, other) = (self.value(scopes), self.value(scopes));
                format!("(if n > 1 {{ {one} }} else {{ {other} }})")
            }
            5 | 6 => {
                let seen = self.scopes.seen(scopes);
                let methods = seen.iter().filter_map(|(_, meaning)| match meaning {
                    Meaning::Trait(method, _) => Some(method.clone()),
                    _ => None,
                });
                let methods: Vec<String> = methods.collect();
                match methods.is_empty() {
                    true => self.value(scopes),
                    false => format!("n.{}()", methods[self.random.below(methods.len())]),
                }
            }
            7 => {
                let (local, value) = (self.name(), self.value(scopes));
                format!("(|{local}: u32| {local} + {value})(n)")
            }
            8 => format!("(format!(\"{{}}\", {}).len() as u32)", self.value(scopes)),
            _ => self.value(scopes),
        }
    }

    /// Items and a value, inside braces.
    fn block(&mut self, scopes: &[usize], depth: usize) -> String {
        let own = self.scopes.open();
        let scopes = [scopes, &[own]].concat();
        let count = self.random.below(4);
        let mut text = self.items(&scopes, None, depth, count);
        if self.random.one_in(5) {
            let (local, value) = (self.name(), self.expression(&scopes, 0));
            write!(text, " let {local} = {value};").expect("a string takes all");
            self.scopes.all[own].names.push((local, Meaning::Local));
        }
        let value = self.expression(&scopes, depth);
        match self.random.one_in(2) {
            true => format!("{text} {value} + {}", self.expression(&scopes, depth)),
            false => format!("{text} {value}"),
        }
    }

    /// What a function does: it ends, though anything may call anything.
    fn body(&mut self, scopes: &[usize], depth: usize) -> String {
        let last = self.number();
        let block = self.block(scopes, depth);
        format!("{{ if n == 0 {{ return {last}; }} let n = n - 1; {block} }}")
    }

    /// Items of a module, or of a block if there is none.
    fn items(
        &mut self,
        scopes: &[usize],
        module: Option<usize>,
        depth: usize,
        count: usize,
    ) -> String {
        let public = if module.is_some() { "pub " } else { "" };
        let mut items = Vec::new();
        for _ in 0..count {
            let item = match self.random.below(24) {
                0..5 => self.function(scopes, depth, public),
                5 | 6 => {
                    let (name, value) = (self.name(), self.number());
                    self.scopes
                        .add(scopes, &name, Meaning::Constant)
                        .then(|| format!("{public}const {name}: u32 = {value};"))
                }
                7 | 8 => self.structure(scopes, public),
                9 => self.enumeration(scopes, public),
                10..13 if depth > 0 => self.module(scopes, depth, public),
                13 | 14 => self.trait_item(scopes, public),
                15 | 16 => self.macro_item(scopes, module.is_some()),
                17 => self.declaring_macro(scopes, public),
                18 | 19 => self.glob(scopes, module, public),
                _ => self.import(scopes, public),
            };
            items.extend(item);
        }
        items.join(" ")
    }

    fn function(&mut self, scopes: &[usize], depth: usize, public: &str) -> Option<String> {
        let name = self.name();
        if !self.scopes.add(scopes, &name, Meaning::Function) {
            return None;
        }
        let around = self.scopes.without_locals(scopes);
        let body = self.body(&around, depth.saturating_sub(1));
        Some(format!("{public}fn {name}(n: u32) -> u32 {body}"))
    }

    fn structure(&mut self, scopes: &[usize], public: &str) -> Option<String> {
        let (name, function) = (self.type_name(), self.name());
        if !self
            .scopes
            .add(scopes, &name, Meaning::Type(function.clone()))
        {
            return None;
        }
        let around = self.scopes.without_locals(scopes);
        let body = self.body(&around, 0);
        Some(format!(
            "{public}struct {name}; impl {name} {{ pub fn {function}(n: u32) -> u32 {body} }}"
        ))
    }

    fn enumeration(&mut self, scopes: &[usize], public: &str) -> Option<String> {
        let (name, inner) = (self.type_name(), self.scopes.open());
        if !self.scopes.add(scopes, &name, Meaning::Enum(inner)) {
            return None;
        }
        let mut text = format!("{public}enum {name} {{");
        for variant in &TYPES[..1 + self.random.below(TYPES.len())] {
            let variant = format!("{variant}{}", self.number);
            write!(text, " {variant} = {},", self.number()).expect("a string takes all");
            self.scopes.all[inner]
                .names
                .push((variant, Meaning::Variant));
        }
        Some(text + " }")
    }

    fn module(&mut self, scopes: &[usize], depth: usize, public: &str) -> Option<String> {
        let (name, inner) = (self.name(), self.scopes.open());
        if !self.scopes.add(scopes, &name, Meaning::Module(inner)) {
            return None;
        }
        self.modules.push(inner);
        let count = 2 + self.random.below(4);
        let items = self.items(&[inner], Some(inner), depth - 1, count);
        self.modules.pop();
        let textual = if self.random.one_in(4) {
            "#[macro_use] "
        } else {
            ""
        };
        Some(format!("{textual}{public}mod {name} {{ {items} }}"))
    }

    fn trait_item(&mut self, scopes: &[usize], public: &str) -> Option<String> {
        let (name, method, value) = (self.type_name(), self.name(), self.number());
        let receiver = self.random.pick(&RECEIVERS);
        let meaning = Meaning::Trait(method.clone(), receiver == "u32");
        self.scopes.add(scopes, &name, meaning).then(|| {
            format!(
                "{public}trait {name}: Sized {{ fn {method}(self) -> u32 {{ {value} }} }} impl {name} for {receiver} {{}}"
            )
        })
    }

    /// A macro of a value: a textual one, or with a path.
    fn macro_item(&mut self, scopes: &[usize], in_module: bool) -> Option<String> {
        let name = self.name();
        let around = self.scopes.without_locals(scopes);
        self.in_macro = true;
        let value = self.expression(&around, 0);
        self.in_macro = false;
        // Only what stands alone is the argument.
        let value = value.replace("(n)", "($n)").replace("n > 1", "$n > 1");
        let value = value
            .replace("match n ", "match $n ")
            .replace("[n]", "[$n]");
        let value = value.replace("n.", "$n.");
        let rules = format!("macro_rules! {name} {{ ($n:expr) => {{ ({value}) }} }}");
        if in_module && self.random.one_in(2) && self.scopes.add(scopes, &name, Meaning::Macro) {
            return Some(format!("{rules} pub(crate) use {name};"));
        }
        Some(rules)
    }

    /// A macro that declares or imports something, and its call.
    fn declaring_macro(&mut self, scopes: &[usize], public: &str) -> Option<String> {
        let rules = format!("q{}", self.number());
        if self.random.one_in(2) {
            let (name, value) = (self.name(), self.number());
            return self.scopes.add(scopes, &name, Meaning::Function).then(|| {
                format!(
                    "macro_rules! {rules} {{ ($x:ident) => {{ {public}fn $x(n: u32) -> u32 {{ n + {value} }} }} }} {rules}! {{{name}}}"
                )
            });
        }
        let import = self.import(scopes, public)?;
        Some(format!(
            "macro_rules! {rules} {{ () => {{ {import} }} }} {rules}! {{}}"
        ))
    }

    fn import(&mut self, scopes: &[usize], public: &str) -> Option<String> {
        let is_item = |meaning: &Meaning| !matches!(meaning, Meaning::Local);
        let (path, meaning) = self.find(scopes, &is_item)?;
        let last = path.rsplit("::").next().unwrap_or(&path).to_owned();
        let name = match &meaning {
            Meaning::Trait(..) if self.random.one_in(3) => {
                return Some(format!("{public}use {path} as _;"));
            }
            _ if self.random.one_in(2) => last.clone(),
            Meaning::Type(_) | Meaning::Enum(_) | Meaning::Variant | Meaning::Trait(..) => {
                self.type_name()
            }
            _ => self.name(),
        };
        if path == name || !self.scopes.add(scopes, &name, meaning) {
            return None;
        }
        let renamed = match name == last {
            true => String::new(),
            false => format!(" as {name}"),
        };
        match path.rsplit_once("::") {
            Some((from, last)) if self.random.one_in(3) => {
                Some(format!("{public}use {from}::{{{last}{renamed}}};"))
            }
            _ => Some(format!("{public}use {path}{renamed};")),
        }
    }

    fn glob(&mut self, scopes: &[usize], module: Option<usize>, public: &str) -> Option<String> {
        let (path, meaning) = self.find(scopes, &|meaning| meaning.inner().is_some())?;
        let from = meaning.inner()?;
        let own = module.unwrap_or(scopes[scopes.len() - 1]);
        self.scopes.all[own].globs.push(from);
        Some(format!("{public}use {path}::*;"))
    }
}
