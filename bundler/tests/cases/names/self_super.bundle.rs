fn main() {
    println!("{} {}", demo::graph::dijkstra::run(), demo::graph::shared());
}

mod demo {
pub mod prelude {
    pub const INF: i64 = 1;
    pub fn shared() -> i64 {
        INF + 1
    }
    pub fn size() -> i64 {
        3
    }
}

pub mod graph {
    pub use crate::demo::prelude::*;

    pub const INF: i64 = 1000;
    pub fn size() -> i64 {
        30
    }
    pub trait Weight {
        fn weight(&self) -> i64 {
            7
        }
    }
    pub struct Node(pub i64);
    macro_rules! half {
        ($e:expr) => {
            $e / 2
        };
    }
    pub(in crate::demo) use half;

    pub mod dijkstra {
        pub struct Queue {
            node: self::super::Node,
        }
        impl self::super::Weight for Queue {}
        macro_rules! from_above {
            ($name:ident) => {
                self::super::$name() + self::super::super::prelude::$name()
            };
        }
        pub fn run() -> i64 {
            let queue = Queue {
                node: self::super::Node(1),
            };
            println!("{} {}", self::super::INF, from_above!(size));
            self::super::half!(queue.node.0 + self::super::Weight::weight(&queue))
        }
    }
}
}
