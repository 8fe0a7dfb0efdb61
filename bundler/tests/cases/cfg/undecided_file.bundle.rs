#[cfg(ONLINE_JUDGE)]
use demo::at_a_judge::name;

#[cfg(not(ONLINE_JUDGE))]
fn name() -> &'static str {
    "home"
}

fn main() {
    let dead = name();
    println!("{dead}");
}

mod demo {
pub mod at_a_judge {
#![cfg(ONLINE_JUDGE)]
use crate::demo::helper as renamed;

pub fn name() -> &'static str {
    renamed()
}
}

pub fn helper() -> &'static str {
    "judge"
}
}
