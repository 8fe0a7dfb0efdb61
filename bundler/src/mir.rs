//! The MIR of functions, compared: what the compiler makes of them before it is made for any type.

mod bodies;
mod place;
mod unrolled;

pub(crate) use bodies::{Body, without_numbers};
pub(crate) use place::place;
pub(crate) use unrolled::{are_same, flags};
