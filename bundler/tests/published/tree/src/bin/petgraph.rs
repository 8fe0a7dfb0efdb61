use petgraph::algo::{dijkstra, min_spanning_tree};
use petgraph::data::FromElements;
use petgraph::graph::{NodeIndex, UnGraph};
fn main() {
    let g = UnGraph::<i32, u32>::from_edges(&[(0, 1, 3u32), (1, 2, 1), (2, 3, 1), (0, 3, 9), (1, 3, 7)]);
    let d = dijkstra(&g, NodeIndex::new(0), None, |e| *e.weight());
    let mut all: Vec<(usize, u32)> = d.into_iter().map(|(n, c)| (n.index(), c)).collect();
    all.sort();
    println!("{all:?}");
    let t = UnGraph::<i32, u32>::from_elements(min_spanning_tree(&g));
    println!("{}", t.edge_weights().sum::<u32>());
}
