fn main() {
    use demo::graph::*;
    println!("{:?}", edge(3i64).flow);
}

mod demo {
pub mod graph {
    pub mod flow {
        pub trait Cap {
        }
        macro_rules! cap {
            ($t:ty) => {
                impl Cap for $t {
                }
            };
        }
        cap!(i64);
        pub struct Edge<C> {
            pub flow: C,
        }
        pub fn edge<C: Cap>(flow: C) -> Edge<C> {
            Edge { flow }
        }
    }
    pub use flow::edge;
}
}
