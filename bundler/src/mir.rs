//! The MIR of functions, compared: what the compiler makes of them before it is made for any type.

mod bodies;
mod lines;
mod memory;
mod own_types;
mod place;
mod places;
mod unrolled;

pub(crate) use bodies::{Body, without_numbers};
pub(crate) use lines::flags;
pub(crate) use memory::Memory;
pub(crate) use place::place;
pub(crate) use places::{arguments, closures, type_of};
pub(crate) use unrolled::{are_same, are_same_but_for_memory};
