use rustc_hash::{FxHashMap, FxHashSet};
fn main() {
    let mut m = FxHashMap::default();
    for w in ["a", "b", "a"] {
        *m.entry(w).or_insert(0) += 1;
    }
    let mut v: Vec<_> = m.into_iter().collect();
    v.sort();
    let s: FxHashSet<u64> = (0..5).map(|x| x % 3).collect();
    println!("{v:?} {}", s.len());
}
