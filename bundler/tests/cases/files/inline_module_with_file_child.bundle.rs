fn main() {
    println!("{}", demo::graph::bfs::edges());
}

mod demo {
pub mod graph {
    pub mod bfs {
pub fn edges() -> usize {
    super::EDGES
}
}
    pub const EDGES: usize = 3;
}
}
