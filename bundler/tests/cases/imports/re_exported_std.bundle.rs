use demo::prelude::*;

fn main() {
    let mut map = Map::new();
    map.insert(1, max(2, 3));
    let mut text = String::new();
    write!(text, "{map:?} {:?}", Reverse(1).cmp(&Reverse(2))).unwrap();
    println!("{text} {}", iter::once(5).sum::<i32>());
}

mod demo {
pub mod prelude {
    pub use std::cmp::*;
    pub use std::collections::{BTreeMap as Map};
    pub use std::fmt::Write as _;
    pub use std::iter;
}
}
