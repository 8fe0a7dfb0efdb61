use demo::prelude::*;
fn main() {
    let mut heap: BinaryHeap<Reverse<i64>> = read().scan().into_iter().map(Reverse).collect();
    let mut net = Net::default();
    net.add(0, 1, 5).add(1, 2, 3).add(0, 2, 4);
    let out = sio::stdout();
    writeln!(out.lock(), "{:?} {}", heap.pop(), net.spanning_tree()).unwrap();
}

mod demo {
mod dsu {
#[derive(Clone, Debug)]
pub struct Dsu {
    parent: Vec<usize>,
}
impl Dsu {
    pub fn new(n: usize) -> Self {
        Self { parent: (0..n).collect() }
    }
    pub fn leader(&mut self, mut x: usize) -> usize {
        while self.parent[x] != x {
            self.parent[x] = self.parent[self.parent[x]];
            x = self.parent[x];
        }
        x
    }
    pub fn merge(&mut self, a: usize, b: usize) -> bool {
        let (a, b) = (self.leader(a), self.leader(b));
        self.parent[a] = b;
        a != b
    }
}
}
mod graph {
pub use self::inner::{Edge, Graph as Net};
use super::dsu::Dsu as Union;
mod inner {
    pub(super) type Weight = i64;
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
    pub struct Edge {
        pub weight: Weight,
        pub from: usize,
        pub to: usize,
    }
    #[derive(Default)]
    pub struct Graph {
        pub(in crate::demo::graph) edges: Vec<Edge>,
        pub n: usize,
    }
}
impl Net {
    pub fn add(&mut self, from: usize, to: usize, weight: inner::Weight) -> &mut Self {
        self.n = self.n.max(from + 1).max(to + 1);
        self.edges.push(Edge { from, to, weight });
        self
    }
    pub fn spanning_tree(&self) -> inner::Weight {
        let mut edges = self.edges.clone();
        edges.sort();
        let mut union = Union::new(self.n);
        edges.iter().filter(|e| union.merge(e.from, e.to)).map(|e| e.weight).sum()
    }
}
}
pub use graph::*;
pub mod io {
use std::io::*;
pub fn read_all() -> String {
    let mut s = String::new();
    stdin().read_to_string(&mut s).unwrap();
    s
}
pub trait Scan {
    fn scan<T: std::str::FromStr>(&self) -> Vec<T>;
}
impl<S: AsRef<str> + ?Sized> Scan for S {
    fn scan<T: std::str::FromStr>(&self) -> Vec<T> {
        self.as_ref().split_whitespace().filter_map(|t| t.parse().ok()).collect()
    }
}
}
pub mod prelude {
    pub use super::*;
    pub use crate::demo::io::{read_all as read, Scan};
    pub use std::cmp::Reverse;
    pub use std::collections::*;
    pub use std::io::{self as sio, prelude::*};
    #[allow(unused_imports)]
    pub use std::fmt::Write as FmtWrite;
}
}
