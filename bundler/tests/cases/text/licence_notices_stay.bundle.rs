fn main() {
    println!("{}", demo::block::plate(7));
}

mod demo {
// Copyright 2020 The Authors
// Licensed under the terms of a licence.
pub mod docs {
//! Copyright 2021 Somebody,
//! who wrote it.

use std::fmt::Debug;

pub fn show(x: impl Debug) -> String {
    format!("{x:?}")
}
}
pub mod block {
/*
 * SPDX-License-Identifier: MIT
 */
pub fn plate(n: u32) -> String {
    crate::demo::docs::show(n)
}
}
}
