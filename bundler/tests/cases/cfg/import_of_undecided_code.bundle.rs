fn main() {
    println!("{}", demo::count::distinct(&[1, 2, 1]));
}

mod demo {
pub mod count {
    #[allow(unused_imports)]
    use std::collections::BTreeSet;

    #[cfg(windows)]
    pub fn distinct(a: &[u32]) -> usize {
        a.iter().collect::<BTreeSet<_>>().len()
    }

    #[cfg(not(windows))]
    pub fn distinct(a: &[u32]) -> usize {
        let mut a = a.to_vec();
        a.sort();
        a.dedup();
        a.len()
    }
}
}
