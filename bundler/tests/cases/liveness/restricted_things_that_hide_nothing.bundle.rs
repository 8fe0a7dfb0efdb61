fn run() -> u8 {
    9
}
fn same() -> u8 {
    use demo::same::*;
    go() + other()
}
fn unseen() -> u8 {
    use demo::unseen::*;
    run() + of_one() + of_two()
}
fn main() {
    println!("{} {}", same(), unseen());
}

mod demo {
#![allow(dead_code)]
mod deep {
    pub fn go() -> u8 {
        3
    }
}
mod narrow {
    pub fn other() -> u8 {
        2
    }
}
mod wide {
    pub use super::deep::*;
}
pub mod same {
    pub use super::narrow::*;
    pub use super::wide::*;
}
mod one {
    pub fn of_one() -> u8 {
        4
    }
}
mod two {
    pub fn of_two() -> u8 {
        5
    }
}
pub mod unseen {
    pub use super::one::*;
    pub use super::two::*;
}
}
