//! The MIR of functions, compared: what the compiler makes of them before it is made for any type.

mod bodies;
mod lines;
mod memory;
mod own_types;
mod place;
mod places;
mod unrolled;

/// The comparison's own text: what was remembered of one is forgotten when it changes.
pub(crate) const RULES: &str = concat!(
    include_str!("mir/bodies.rs"),
    include_str!("mir/lines.rs"),
    include_str!("mir/memory.rs"),
    include_str!("mir/own_types.rs"),
    include_str!("mir/places.rs"),
    include_str!("mir/unrolled.rs"),
    include_str!("mir/unrolled/alike.rs"),
);

pub(crate) use bodies::{Body, without_numbers};
pub(crate) use lines::flags;
pub(crate) use memory::Memory;
pub(crate) use place::place;
pub(crate) use places::{arguments, closures, type_of};
pub(crate) use unrolled::{are_same, are_same_but_for_memory};
