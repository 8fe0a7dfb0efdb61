//! Random traits and impls in which it matters what there is besides: blanket impls, supertraits, provided methods that call
//! others, associated constants, operators and conversions.

use crate::draft::Draft;
use crate::package::{METHODS, TRAITS, TYPES, module_path};
use crate::random::Random;

/// Names of associated constants, which the library's own constants have too.
pub(crate) const KINDS: [&str; 2] = ["ONE", "KIND"];

/// A trait; its methods may call one another, and some of them can be called of an object.
pub(crate) fn trait_item(vis: &str, name: &str, number: usize, random: &mut Random) -> String {
    let mut members = String::new();
    for method in METHODS {
        if random.one_in(2) {
            let receiver = receiver(random);
            let sized = match receiver == "&self" && random.one_in(3) {
                true => "",
                false => "where Self: Sized ",
            };
            let body = match random.below(8) {
                0 if receiver == "&self" => format!("self.{}()", random.name(&METHODS)),
                1 if !sized.is_empty() => format!("u32::from(Self::{})", random.pick(&KINDS)),
                _ => number.to_string(),
            };
            members.push_str(&format!(
                " fn {method}({receiver}) -> u32 {sized}{{ {body} }}"
            ));
        }
    }
    if random.one_in(4) {
        let kind = random.pick(&KINDS);
        members.push_str(&format!(" const {kind}: u8 = {};", number % 200));
    }
    format!("{vis}trait {name} {{{members} }}")
}

/// A trait that has another one above it, or an impl.
pub(crate) fn item(draft: &mut Draft, module: usize, vis: &str, random: &mut Random) -> String {
    let ty = random.name(&TYPES);
    let of = module_path(draft, module, ty, random);
    let trait_ = random.name(&TRAITS);
    let traits = module_path(draft, module, trait_, random);
    let bound = random.name(&TRAITS);
    let bounds = module_path(draft, module, bound, random);
    let method = random.name(&METHODS);
    let receiver = receiver(random);
    let number = random.below(200);
    let function = format!("fn {method}({receiver}) -> u32 where Self: Sized {{ {number} }}");
    match random.below(14) {
        0 => format!("impl<T: {bounds}::{bound} + Copy> {traits}::{trait_} for T {{ {function} }}"),
        1 | 2 => {
            let to = random.pick(&["&T", "Option<T>", "[T; 2]", "(T, u8)", "&mut T", "Box<T>"]);
            let inner = random.pick(&["T", "T", "u32", ty]);
            let to = to.replace('T', inner);
            let parameter = match inner {
                "T" => format!("<T: {bounds}::{bound}>"),
                _ => String::new(),
            };
            format!("impl{parameter} {traits}::{trait_} for {to} {{ {function} }}")
        }
        3 | 4 => {
            draft.defined.push((module, trait_));
            let other = random.name(&METHODS);
            format!(
                "{vis}trait {trait_}: {bounds}::{bound} {{ fn {method}(&self) -> u32 {{ self.{other}() + {number} }} }}"
            )
        }
        5 => format!(
            "impl {of}::{ty} {{ {vis}const {}: u8 = {number}; }}",
            random.pick(&KINDS)
        ),
        6 => {
            let to = random.pick(&["u32", "u8", ty]);
            let kind = random.pick(&KINDS);
            format!("impl {traits}::{trait_} for {to} {{ const {kind}: u8 = {number}; }}")
        }
        7 => {
            let right = random.pick(&["u32", "u8", "i32"]);
            format!(
                "impl PartialEq<{right}> for {of}::{ty} {{ fn eq(&self, _: &{right}) -> bool {{ {} }} }}",
                random.one_in(2)
            )
        }
        8 => format!(
            "impl std::ops::Mul<{of}::{ty}> for u32 {{ type Output = u32; fn mul(self, _: {of}::{ty}) -> u32 {{ {number} }} }}"
        ),
        9 => format!(
            "impl std::iter::Sum<{of}::{ty}> for u32 {{ fn sum<I: Iterator<Item = {of}::{ty}>>(all: I) -> u32 {{ all.map(|one| one.0).fold({number}, u32::wrapping_add) }} }}"
        ),
        10 => format!(
            "impl std::fmt::Display for {of}::{ty} {{ fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {{ f.write_str(\"{number}\") }} }}"
        ),
        11 => format!(
            "impl dyn {traits}::{trait_} {{ {vis}fn {method}(&self) -> u32 {{ {number} }} }}"
        ),
        12 => {
            format!("impl AsRef<u32> for {of}::{ty} {{ fn as_ref(&self) -> &u32 {{ &{number} }} }}")
        }
        _ => format!(
            "impl From<{of}::{ty}> for u32 {{ fn from(_: {of}::{ty}) -> u32 {{ {number} }} }}"
        ),
    }
}

/// What only such items give a meaning.
pub(crate) fn atom(draft: &Draft, module: usize, random: &mut Random) -> String {
    let ty = random.name(&TYPES);
    let of = module_path(draft, module, ty, random);
    let trait_ = random.name(&TRAITS);
    let traits = module_path(draft, module, trait_, random);
    let method = random.name(&METHODS);
    let kind = random.pick(&KINDS);
    let number = random.below(4);
    match random.below(16) {
        0 | 1 => {
            format!("{{ let object: &dyn {traits}::{trait_} = &{number}u32; object.{method}() }}")
        }
        2 => format!(
            "{{ let object: &dyn {traits}::{trait_} = &{of}::{ty}({number}); object.{method}() }}"
        ),
        3 => format!("u32::from({of}::{ty}::{kind})"),
        4 => format!("u32::from(<u32 as {traits}::{trait_}>::{kind})"),
        5 => format!("u32::from({of}::{ty}({number}) == {number})"),
        6 => format!("({number}u32 * {of}::{ty}({number}))"),
        7 => format!("[{of}::{ty}({number}); 2].into_iter().sum::<u32>()"),
        8 => format!("({of}::{ty}({number}).to_string().len() as u32)"),
        9 => format!("{of}::{ty}({number}).as_ref().wrapping_add(1)"),
        10 => format!("{{ let n: u32 = {of}::{ty}({number}).into(); n }}"),
        11 => format!("Some({number}u32).{method}()"),
        12 => format!("(&&{of}::{ty}({number})).{method}()"),
        13 => format!("{number}.{method}()"),
        14 => format!("{traits}::{trait_}::{method}({number})"),
        _ => format!("[{number}u32, 2].{method}()"),
    }
}

pub(crate) fn receiver(random: &mut Random) -> &'static str {
    random.pick(&["self", "&self", "&self", "&mut self"])
}
