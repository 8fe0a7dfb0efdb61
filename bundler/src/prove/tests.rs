//! That the comparison bites: texts as a wrong bundler would write them are found to differ, and right ones are not.

use crate::ir::{Difference, May, compare};
use crate::rustc::Rustc;

/// A library's two types, of which `main` uses the first.
const WHOLE: &str = r#"mod demo {
use std::any::TypeId;
pub const STEP: u32 = 3;
pub trait Name { fn name(&self) -> u32 { 1 } }
impl<T> Name for T {}
impl Circle { pub fn name(&self) -> u32 { 4 } }
impl Square { pub fn name(&self) -> u32 { struct Inner; kind::<Inner>() } }
pub struct Circle(pub u32);
pub struct Square(pub u32);
impl Drop for Square { fn drop(&mut self) { println!("gone {}", line!()); } }
pub trait Area { fn area(&self) -> u32; fn dead(&self) -> u32 { 0 } fn side(&self) -> u32; }
impl Area for Square { fn area(&self) -> u32 { self.0 * self.0 + STEP } fn side(&self) -> u32 { self.0 } }
pub fn kind<T: 'static>() -> u32 { u32::from(TypeId::of::<T>() == TypeId::of::<u8>()) }
pub fn closures() -> [fn(u32) -> u32; 2] { [|x| x + 1, |x| x + 2] }
}
use demo::{Area, Name};
fn main() {
    let square = demo::Square(4);
    println!("{} {}", (&square).name(), square.area());
    println!("{}", demo::closures()[1](1));
    #[cfg(object)]
    println!("{}", (&square as &dyn Area).side());
}
"#;

/// What is found when `from` is wrongly, or rightly, replaced; blanks are added behind it so that nothing shifts.
fn replaced(from: &str, to: &str) -> Result<usize, Difference> {
    assert_eq!(WHOLE.matches(from).count(), 1, "{from}");
    let padded = format!("{to:<width$}", width = from.chars().count());
    compared(WHOLE, &WHOLE.replace(from, &padded))
}

fn compared(one: &str, other: &str) -> Result<usize, Difference> {
    let rustc = Rustc::find(None, None).unwrap();
    let ir = |text: &str| rustc.llvm_ir(text, "2021", &[]).unwrap();
    compare(&[&ir(one)], &[&ir(other)], May::BeNamedOtherwise).map_err(|mut found| found.remove(0))
}

fn function(found: Result<usize, Difference>) -> String {
    found.expect_err("they differ").function
}

#[test]
fn dead_items_make_no_difference() {
    let dead = "impl Circle { pub fn name(&self) -> u32 { 4 } }";
    assert!(replaced(dead, "").unwrap() > 10);
    // The impl's number is part of the path of `Inner`, whose hash is part of the program.
    assert!(replaced("impl Circle {", "impl Circle {} impl Circle {").is_ok());
}

#[test]
fn an_impl_that_decides_a_method_makes_one() {
    let decides = "impl Square { pub fn name(&self) -> u32 { struct Inner; kind::<Inner>() } }";
    assert!(function(replaced(decides, "")).contains("name"));
}

#[test]
fn a_destructor_makes_one() {
    let drop = "impl Drop for Square { fn drop(&mut self) { println!(\"gone {}\", line!()); } }";
    assert!(replaced(drop, "").is_err());
}

#[test]
fn a_constant_makes_one() {
    let found = replaced("STEP: u32 = 3", "STEP: u32 = 5");
    assert!(function(found).contains("area"));
}

#[test]
fn a_shifted_line_makes_one() {
    let shifted = WHOLE.replace("pub const STEP", "\npub const STEP");
    assert!(compared(WHOLE, &shifted).is_err());
}

#[test]
fn a_shifted_column_makes_one() {
    let shifted = WHOLE.replace("{ self.0 * self.0", "{  self.0 * self.0");
    assert!(function(compared(WHOLE, &shifted)).contains("area"));
}

#[test]
fn closures_that_changed_places_make_one() {
    let found = replaced("[|x| x + 1, |x| x + 2]", "[|x| x + 2, |x| x + 1]");
    assert!(found.is_err());
}

#[test]
fn a_slot_in_a_vtable_makes_one_where_the_trait_is_an_object() {
    let dead = "fn dead(&self) -> u32 { 0 }";
    assert!(replaced(dead, "").is_ok());
    let with_object = WHOLE.replace("#[cfg(object)]", "              ");
    let without = with_object.replace(dead, "");
    assert!(compared(&with_object, &without).is_err());
}
