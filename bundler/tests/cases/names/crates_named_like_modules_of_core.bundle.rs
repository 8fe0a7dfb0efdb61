use core::*;
use std::collections::*;

fn main() {
    let map = btree_map::BTreeMap::from([(1, cmp::max(1, 2))]);
    println!("{} {} {:?}", crate::cmp_lib::six(), crate::btree_map_lib::seven(), map);
}

mod btree_map_lib {
pub fn seven() -> u32 {
    7
}
}

mod cmp_lib {
pub fn six() -> u32 {
    6
}
}
