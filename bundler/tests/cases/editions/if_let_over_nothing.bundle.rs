fn main() {
    let mut edges = demo::Edges { weights: Default::default(), from: Default::default() };
    println!("{:?} {:?}", edges.add(1, 2, "old".to_owned()), edges.add(1, 2, "new".to_owned()));
    println!("{:?} {:?} {:?}", edges.from[&1], edges.from[&2], demo::is_small(300));
}

mod demo {
use crate::newer;
use std::collections::HashMap;

pub struct Edges<E> {
    pub weights: HashMap<(u8, u8), E>,
    pub from: HashMap<u8, Vec<u8>>,
}

impl<E> Edges<E> {
    pub fn add(&mut self, a: u8, b: u8, weight: E) -> Option<E> {
        if let old @ Some(_) = self.weights.insert((a, b), weight) {
            old
        } else {
            self.from.entry(a).or_default().push(b);
            if a != b {
                self.from.entry(b).or_default().push(a);
            }
            None
        }
    }
}

pub fn is_small(n: u16) -> bool {
    newer::small(n)
}
}

mod newer {
pub fn small(n: u16) -> bool {
    u8::try_from(n).is_ok()
}
}
