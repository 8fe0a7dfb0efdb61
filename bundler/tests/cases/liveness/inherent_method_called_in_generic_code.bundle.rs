use demo::edge::Edge;
use demo::graph::Graph;

fn main() {
    println!("{}", Graph { edges: vec![Edge(1), Edge(2)] }.total());
}

mod demo {
pub mod edge {
    pub struct Edge(pub i32);
    impl Edge {
        pub fn cost(self: &Edge) -> i32 {
            self.0
        }
    }
    impl std::ops::Deref for Edge {
        type Target = Weight;
        fn deref(&self) -> &Weight {
            &Weight
        }
    }
    pub struct Weight;
}
pub mod graph {
    pub struct Graph {
        pub edges: Vec<super::edge::Edge>,
    }
    impl Graph {
        pub fn total(&self) -> i32 {
            self.edges.iter().map(|edge| edge.cost()).sum()
        }
    }
}
}
