use demo::{Edge, Graph};

fn main() {
    let mut graph: Graph = vec![(2, Edge(3)), (4, Edge(5))].into();
    graph.extend([Edge(0)]);
    println!("{graph:?}");
}

mod demo {
#[derive(Debug)]
pub struct Graph(pub usize);
pub struct Edge(pub usize);

impl From<Vec<(usize, Edge)>> for Graph {
    fn from(edges: Vec<(usize, Edge)>) -> Graph {
        Graph(edges.iter().map(|(n, e)| n * e.0).sum())
    }
}
impl Extend<Edge> for Graph {
    fn extend<I: IntoIterator<Item = Edge>>(&mut self, edges: I) {
        self.0 += edges.into_iter().count();
    }
}
}
