fn main() {
    println!("{}", demo::graph::components(4, &[(0, 1), (1, 2)]));
}

mod demo {
pub mod dsu {
    pub fn find(parent: &[usize], mut a: usize) -> usize {
        while parent[a] != a {
            a = parent[a];
        }
        a
    }
    pub fn union(parent: &mut [usize], a: usize, b: usize) {
        let a = find(parent, a);
        let b = find(parent, b);
        parent[a] = b;
    }
}
pub mod graph {
    use crate::demo::dsu::{find, union};
    pub fn components(n: usize, edges: &[(usize, usize)]) -> usize {
        let mut parent: Vec<usize> = (0..n).collect();
        for &(a, b) in edges {
            union(&mut parent, a, b);
        }
        (0..n).filter(|&v| find(&parent, v) == v).count()
    }
}
}
