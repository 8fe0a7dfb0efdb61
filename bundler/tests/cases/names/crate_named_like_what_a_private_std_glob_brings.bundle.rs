mod inner {
    use std::*;
    pub fn none() -> usize {
        collections::BTreeSet::<u8>::new().len()
    }
}
mod user {
use crate::collections;
    use super::inner::*;
    pub fn run() -> usize {
        collections::answer() + none()
    }
}

fn main() {
    println!("{}", user::run());
}

mod collections {
pub fn answer() -> usize {
    42
}
}
