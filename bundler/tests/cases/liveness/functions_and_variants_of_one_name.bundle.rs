fn main() {
    println!("{} {} {}", demo::variants(2), demo::patterns(7), demo::C);
}

mod demo {
#![allow(non_snake_case, non_upper_case_globals, unused_variables, unreachable_patterns)]
pub mod functions {
    pub fn C() -> u64 {
        4
    }
}
pub const C: u64 = 5;
pub fn variants(n: u64) -> u64 {
    n
}
pub fn patterns(n: u64) -> u64 {
    use crate::demo::functions::C;
    enum Choice {
        C(u64),
    }
    let chosen = Choice::C(n);
    let Choice::C(held) = chosen;
    match held {
        C => 1,
        _ => 2,
    }
}
}
