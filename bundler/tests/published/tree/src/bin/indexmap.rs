use indexmap::IndexMap;
fn main() {
    let mut m = IndexMap::new();
    for w in ["b", "a", "b"] {
        *m.entry(w).or_insert(0) += 1;
    }
    m.insert("z", 9);
    println!("{m:?} {:?} {:?}", m.get_index(1), m.get("z"));
    m.swap_remove("b");
    println!("{:?}", m.keys().collect::<Vec<_>>());
}
