//! Random packages: a module tree for the library and one for the solution, with items whose names come from small pools.
//! Nothing here checks that the items fit together: rustc does.

use crate::conditions::Settings;
use crate::crates::{Crates, Side};
use crate::draft::Draft;
use crate::expressions::{expression, import};
use crate::impls::{self, receiver, trait_item};
use crate::random::Random;
use crate::snippets;

pub(crate) const CONSTANTS: [&str; 4] = ["ZERO", "ONE", "TWO", "MOD"];
pub(crate) const FUNCTIONS: [&str; 4] = ["alpha", "beta", "gamma", "union"];
pub(crate) const METHODS: [&str; 3] = ["go", "run", "stop"];
pub(crate) const TYPES: [&str; 3] = ["Red", "Blue", "Green"];
pub(crate) const TRAITS: [&str; 3] = ["Walk", "Swim", "Fly"];
const MODULES: [&str; 4] = ["a", "b", "c", "prelude"];
const VISIBILITIES: [&str; 6] = ["pub ", "pub ", "pub ", "pub(crate) ", "pub(super) ", ""];

/// The package of a seed.
pub(crate) fn draw(seed: u64) -> Draft {
    let mut random = Random::new(seed);
    let settings = Settings::of(seed);
    let mut draft = Draft::new(Crates::draw(seed, &mut random), settings.flags.clone());
    if seed % 6 == 4 {
        snippets::draw(&mut draft, &mut random);
        return draft;
    }
    let mut macros = Vec::new();
    for (root, side) in draft.crates.sides().into_iter().enumerate() {
        let mut texts: Vec<String> = MACROS.iter().map(|text| (*text).to_owned()).collect();
        match draft.crates.called(side, Side::Second) {
            _ if side == Side::Solution => texts.truncate(2),
            Some("crate") => texts.push(TELL.to_owned()),
            Some(second) if random.one_in(3) => {
                texts.insert(0, format!("#[macro_use] extern crate {second};"));
            }
            _ => {}
        }
        macros.push(texts.len());
        for text in texts {
            draft.add_text(root, text);
        }
    }
    for root in 0..macros.len() {
        tree(&mut draft, root, &mut random);
    }
    let add = |draft: &mut Draft, module: usize, text: String, random: &mut Random| {
        draft.add_text(module, text);
        // Textual macros reach what follows them.
        let behind = macros.get(module).copied().unwrap_or(0);
        draft.move_last(module, behind, random);
    };
    for module in 0..draft.modules.len() {
        for _ in 0..2 + random.below(5) {
            let (name, text) = definition(&mut random);
            draft.defined.push((module, name));
            let texts = match settings.has_alternatives {
                true => settings.conditional(text, |random| definition(random).1, &mut random),
                false => vec![text],
            };
            for text in texts {
                add(&mut draft, module, text, &mut random);
            }
        }
    }
    for module in 0..draft.modules.len() {
        let count = match draft.modules[module].side {
            Side::Library | Side::Second => 6 + random.below(8),
            Side::Solution => 3 + random.below(4),
        };
        for _ in 0..count {
            let text = item(&mut draft, module, &mut random);
            let other = |random: &mut Random| item(&mut draft, module, random);
            for text in settings.conditional(text, other, &mut random) {
                add(&mut draft, module, text, &mut random);
            }
        }
    }
    const LINES: usize = 24;
    for line in 0..LINES {
        let value = expression(&draft, 1, &mut random);
        let text = format!("fn line{line}(d: u32) {{ println!(\"{line} {{}}\", {value}); }}");
        draft.add_text(1, text);
    }
    // A line that rustc takes out leaves a call that it then takes out too.
    draft.add_text(1, "fn main() {".to_owned());
    for line in 0..LINES {
        draft.add_text(1, format!("line{line}(3);"));
    }
    draft.add_text(1, "}".to_owned());
    draft
}

fn tree(draft: &mut Draft, root: usize, random: &mut Random) {
    let mut parents = vec![root];
    let mut open = 2 + random.below(3);
    if root == 1 {
        open = random.below(3);
    }
    for _ in 0..open {
        let parent = random.pick(&parents);
        let name = random.pick(&MODULES);
        let taken = draft
            .modules
            .iter()
            .any(|module| module.parent == Some(parent) && module.name == name);
        if !taken {
            let inside_file = draft.modules[parent].file;
            let file = inside_file && random.one_in(2);
            parents.push(draft.add_module(parent, name, file));
        }
    }
}

/// A path to some module that preferably defines `name`, as `module` may write it.
pub(crate) fn module_path(draft: &Draft, module: usize, name: &str, random: &mut Random) -> String {
    let side = draft.modules[module].side;
    // What the solution does not know of the second library, the first one may re-export.
    let start = |target: usize| {
        let to = draft.modules[target].side;
        let known = draft.crates.called(side, to);
        let passed_on = draft.crates.called(Side::Library, to);
        known.map(str::to_owned).or_else(|| match side {
            Side::Solution => passed_on.map(|second| format!("demo::{second}")),
            _ => None,
        })
    };
    let allowed = |target: &usize| start(*target).is_some();
    let having: Vec<usize> = draft
        .defined
        .iter()
        .filter(|(target, defined)| *defined == name && allowed(target))
        .map(|(target, _)| *target)
        .collect();
    let every: Vec<usize> = (0..draft.modules.len()).filter(|id| allowed(id)).collect();
    let target = match having.is_empty() || random.one_in(5) {
        true => random.pick(&every),
        false => random.pick(&having),
    };
    let names = draft.path(target);
    if target == module && random.one_in(2) {
        return "self".to_owned();
    }
    if draft.modules[module].parent == Some(target) && random.one_in(2) {
        return "super".to_owned();
    }
    if draft.modules[target].parent == Some(module) && random.one_in(2) {
        return names[names.len() - 1].to_owned();
    }
    let start = start(target).expect("only such modules are picked");
    [&[start.as_str()], names.as_slice()].concat().join("::")
}

/// An item that needs no other, and its name.
fn definition(random: &mut Random) -> (&'static str, String) {
    let vis = random.pick(&VISIBILITIES);
    let number = random.below(1000);
    match random.below(8) {
        0..=3 => {
            let name = random.name(&CONSTANTS);
            (
                name,
                format!("{vis}const {name}: u8 = {};", random.below(4)),
            )
        }
        4 | 5 => {
            let name = random.name(&TYPES);
            let derives = "#[derive(Clone, Copy, Debug, Default, PartialEq)]";
            (name, format!("{derives} {vis}struct {name}(pub u32);"))
        }
        6 => {
            let name = random.name(&TRAITS);
            (name, trait_item(vis, name, number, random))
        }
        _ => {
            let name = random.name(&FUNCTIONS);
            let text = format!("{vis}fn {name}(d: u32) -> u32 {{ {number} }}");
            (name, text)
        }
    }
}

fn item(draft: &mut Draft, module: usize, random: &mut Random) -> String {
    let vis = random.pick(&VISIBILITIES);
    let ty = random.name(&TYPES);
    let of = module_path(draft, module, ty, random);
    let other = random.name(&TYPES);
    let from = module_path(draft, module, other, random);
    let trait_ = random.name(&TRAITS);
    let traits = module_path(draft, module, trait_, random);
    let method = random.name(&METHODS);
    let number = random.below(1000);
    let kind = match random.dense && random.one_in(3) {
        true => 16,
        false => random.below(30),
    };
    match kind {
        0..=4 => {
            let function = random.name(&FUNCTIONS);
            let value = expression(draft, module, random);
            draft.defined.push((module, function));
            format!(
                "{vis}fn {function}(d: u32) -> u32 {{ if d == 0 {{ return {number}; }} {value} }}"
            )
        }
        5..=7 => {
            let receiver = receiver(random);
            let value = expression(draft, module, random);
            format!(
                "impl {of}::{ty} {{ {vis}fn {method}({receiver}) -> u32 {{ let d = 1; ({value}).wrapping_add({number}) }} }}"
            )
        }
        8..=11 => {
            let target = target(draft, module, random);
            let receiver = receiver(random);
            format!(
                "impl {traits}::{trait_} for {target} {{ fn {method}({receiver}) -> u32 where Self: Sized {{ {number} }} }}"
            )
        }
        12 => {
            let source = random.pick(&["u8", "i32", "i64", "u32"]);
            format!(
                "impl From<{source}> for {of}::{ty} {{ fn from(_: {source}) -> Self {{ Self({number}) }} }}"
            )
        }
        13 => format!(
            "impl std::ops::Add<{from}::{other}> for {of}::{ty} {{ type Output = Self; fn add(self, _: {from}::{other}) -> Self {{ Self({number}) }} }}"
        ),
        14 => format!(
            "impl std::ops::Deref for {of}::{ty} {{ type Target = {from}::{other}; fn deref(&self) -> &Self::Target {{ &{from}::{other}({number}) }} }}"
        ),
        15 => {
            draft.defined.push((module, ty));
            format!("{vis}type {ty} = {from}::{other};")
        }
        16..=20 => format!("{vis}{}", import(draft, module, random)),
        21..=23 => item_macro(draft, module, random),
        24 | 25 if draft.crates.sides().contains(&Side::Second) => {
            format!("{vis}{}", pass_on(draft, module, random))
        }
        _ => impls::item(draft, module, vis, random),
    }
}

/// A `use` or `extern crate` item that gives a crate, or a module, perhaps of another crate, a name here.
fn pass_on(draft: &Draft, module: usize, random: &mut Random) -> String {
    let side = draft.modules[module].side;
    let name = random.pick(&MODULES);
    let crates = [Side::Second, Side::Library];
    let crates = crates.map(|to| draft.crates.called(side, to).unwrap_or("demo"));
    let krate = match random.pick(&crates) {
        "crate" => "self",
        krate => krate,
    };
    let of = random.name(&TYPES);
    let from = module_path(draft, module, of, random);
    match random.below(7) {
        0 => format!("extern crate {krate};"),
        1 => format!("extern crate {krate} as {name};"),
        2 => format!("use {krate};"),
        3 => format!("use {krate} as {name};"),
        4 => format!("use {from} as {name};"),
        5 => format!("use {from}::{name};"),
        _ => format!("use {from}::{name}::*;"),
    }
}

/// What a trait is implemented for.
fn target(draft: &Draft, module: usize, random: &mut Random) -> String {
    let ty = random.name(&TYPES);
    let from = module_path(draft, module, ty, random);
    match random.below(6) {
        0 | 1 => "u32".to_owned(),
        2 => "&u32".to_owned(),
        3 => ty.to_owned(),
        4 => format!("&{from}::{ty}"),
        _ => format!("{from}::{ty}"),
    }
}

/// At the roots, before everything else.
const MACROS: [&str; 9] = [
    "macro_rules! select { ($n:expr) => { match $n { ZERO => 1u32, ONE => 2, _ => 3 } }; }",
    "macro_rules! pass { ($($t:tt)*) => { $($t)* }; }",
    "macro_rules! import { ($m:ident) => { use crate::$m::*; }; }",
    "macro_rules! constant { ($n:ident = $v:expr) => { pub const $n: u8 = $v; }; }",
    "macro_rules! implement { ($t:ty, $r:path, $m:ident) => { impl $r for $t { fn $m(&self) -> u32 { 77 } } }; }",
    "macro_rules! function { ($f:ident) => { pub fn $f(d: u32) -> u32 { 55 } }; }",
    "macro_rules! look { ($m:ident, $n:ident) => { u32::from(crate::$m::$n) }; }",
    "#[macro_export] macro_rules! choose { ($n:expr) => { match $n { $crate::ONE => 4u32, MOD => 5, _ => 6 } }; }",
    "#[macro_export] macro_rules! call { ($f:ident) => { $crate::$f(0) }; }",
];

/// In the second library too.
const TELL: &str = "#[macro_export] macro_rules! tell { ($n:expr) => { $crate::choose!($n) + match $n { TWO => 10u32, _ => 20 } }; }";

/// A macro's call that is an expression.
pub(crate) fn expression_macro(draft: &Draft, module: usize, random: &mut Random) -> String {
    let number = random.below(4);
    let constant = random.name(&CONSTANTS);
    let side = draft.modules[module].side;
    let mut krate = match side {
        Side::Library | Side::Second => "crate",
        Side::Solution => "demo",
    };
    if let Some(second) = draft.crates.called(side, Side::Second)
        && random.one_in(2)
    {
        krate = second;
        if random.one_in(2) {
            return match random.one_in(2) {
                true => format!("tell!({number}u8)"),
                false => format!("{krate}::tell!({number}u8)"),
            };
        }
    }
    match random.below(5) {
        0 => format!("select!({number}u8)"),
        1 => format!("pass!(match {number}u8 {{ {constant} => 7u32, _ => 8 }})"),
        2 => format!("look!({}, {constant})", random.name(&MODULES)),
        3 => format!("{krate}::choose!({number}u8)"),
        _ => format!("{krate}::call!({})", random.name(&FUNCTIONS)),
    }
}

fn item_macro(draft: &Draft, module: usize, random: &mut Random) -> String {
    let constant = random.name(&CONSTANTS);
    let trait_ = random.name(&TRAITS);
    let from = module_path(draft, module, trait_, random);
    match random.below(6) {
        0 => format!("import!({});", random.name(&MODULES)),
        1 => format!("constant!({constant} = {});", random.below(4)),
        2 => format!(
            "implement!({}, {from}::{}, {});",
            target(draft, module, random),
            trait_,
            random.name(&METHODS)
        ),
        3 => format!("function!({});", random.name(&FUNCTIONS)),
        4 => format!("pass! {{ pub {} }}", import(draft, module, random)),
        _ => format!(
            "pass! {{ pub const {constant}: u8 = {}; }}",
            random.below(4)
        ),
    }
}
