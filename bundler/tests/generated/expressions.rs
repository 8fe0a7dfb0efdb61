//! Random expressions of type `u32`, in bodies that have a `d: u32` which says how deep calls may still go.

use crate::draft::Draft;
use crate::impls;
use crate::package::{CONSTANTS, FUNCTIONS, METHODS, TRAITS, TYPES, expression_macro, module_path};
use crate::random::Random;

/// An expression for a body in `module`.
pub(crate) fn expression(draft: &Draft, module: usize, random: &mut Random) -> String {
    match random.below(9) {
        0 => format!(
            "({}).wrapping_mul(31).wrapping_add({})",
            atom(draft, module, random),
            atom(draft, module, random)
        ),
        1 => {
            let import = import(draft, module, random);
            format!("{{ {import} {} }}", atom(draft, module, random))
        }
        2 => {
            let items: Vec<String> = (0..1 + random.below(3))
                .map(|_| inner(draft, module, random))
                .collect();
            format!("{{ {} {} }}", items.join(" "), atom(draft, module, random))
        }
        _ => atom(draft, module, random),
    }
}

/// A `use` item that a body may start with too.
pub(crate) fn import(draft: &Draft, module: usize, random: &mut Random) -> String {
    let name = any_name(random);
    let from = module_path(draft, module, name, random);
    match random.below(7) {
        0..=2 => format!("use {from}::*;"),
        3 => format!("use {from}::{name};"),
        4 => format!("use {from}::{name} as {};", any_name(random)),
        5 => {
            let name = random.name(&TRAITS);
            let from = module_path(draft, module, name, random);
            format!("use {from}::{name} as _;")
        }
        _ => format!("use {from}::{{{name}, {}}};", any_name(random)),
    }
}

/// An item in a body, used or not.
fn inner(draft: &Draft, module: usize, random: &mut Random) -> String {
    let number = random.below(1000);
    let ty = random.name(&TYPES);
    let trait_ = random.name(&TRAITS);
    let method = random.name(&METHODS);
    match random.below(8) {
        0 | 1 => {
            let function = random.name(&FUNCTIONS);
            let value = atom(draft, module, random);
            format!("fn {function}(d: u32) -> u32 {{ if d == 0 {{ return {number}; }} {value} }}")
        }
        2 => format!(
            "const {}: u8 = {};",
            random.name(&CONSTANTS),
            random.below(4)
        ),
        3 => format!(
            "struct {ty}(u32); impl {ty} {{ fn {method}(&self) -> u32 {{ self.0 + {number} }} }}"
        ),
        4 => format!(
            "trait {trait_} {{ fn {method}(&self) -> u32 {{ {number} }} }} impl {trait_} for u32 {{}}"
        ),
        5 => format!("macro_rules! select {{ ($n:expr) => {{ {number}u32 }}; }}"),
        6 => {
            let from = module_path(draft, module, ty, random);
            format!("impl {from}::{ty} {{ pub fn {method}(&self) -> u32 {{ {number} }} }}")
        }
        _ => import(draft, module, random),
    }
}

fn any_name(random: &mut Random) -> &'static str {
    match random.below(4) {
        0 => random.name(&CONSTANTS),
        1 => random.name(&FUNCTIONS),
        2 => random.name(&TYPES),
        _ => random.name(&TRAITS),
    }
}

fn atom(draft: &Draft, module: usize, random: &mut Random) -> String {
    let constant = random.name(&CONSTANTS);
    let function = random.name(&FUNCTIONS);
    let method = random.name(&METHODS);
    let ty = random.name(&TYPES);
    let trait_ = random.name(&TRAITS);
    let number = random.below(4);
    let path = |name: &str, random: &mut Random| {
        format!("{}::{name}", module_path(draft, module, name, random))
    };
    match random.below(32) {
        // A name that is not in sight binds instead: every one of these compiles.
        0..=4 => format!("(match {number}u8 {{ {constant} => 100, _ => 200 }})"),
        5 => {
            let other = random.name(&CONSTANTS);
            format!(
                "(match Some({number}u8) {{ Some({constant}) => 1, Some({other}) => 2, _ => 3 }})"
            )
        }
        6 => format!("(if let ({constant}, _) = ({number}u8, 0) {{ 300 }} else {{ 400 }})"),
        7 | 8 => format!("{}(d - 1)", path(function, random)),
        9 => format!("{function}(d - 1)"),
        10 => format!("u32::from({})", path(constant, random)),
        11 | 12 => format!("{number}u32.{method}()"),
        13 => format!("(&{number}u32).{method}()"),
        14 => format!("{ty}({number}).{method}()"),
        15 | 16 => format!("{}({number}).{method}()", path(ty, random)),
        17 => format!("{}::from({number}).0", path(ty, random)),
        18 => format!("({}({number}) + {number}.into()).0", path(ty, random)),
        19 => format!("{}::{method}(&{number}u32)", path(trait_, random)),
        20 => format!("(format!(\"{{{constant}:0{number}}}\").len() as u32)"),
        21 => {
            let value = random.below(4);
            format!(
                "{{ const {constant}: u8 = {number}; match {value}u8 {{ {constant} => 5, _ => 6 }} }}"
            )
        }
        22..=24 => expression_macro(draft, module, random),
        25..=30 => impls::atom(draft, module, random),
        _ => format!("[{number}u32, 1].iter().map(|n| n.{method}()).sum::<u32>()"),
    }
}
