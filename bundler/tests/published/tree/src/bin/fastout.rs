use proconio::{derive_readable, fastout, input};

/// An edge with its length.
#[derive_readable]
#[derive(Clone, Debug)]
struct Edge {
    from: usize, // counted from 0
    to: usize,
    length: u64,
}

#[fastout]
fn main() {
    input! {
        edges: [Edge],
    }
    // One line an edge.
    for edge in &edges {
        println!("{} -> {}: {}", edge.from, edge.to, edge.length);
    }
    print!("{:?}\n", edges.last());
}
