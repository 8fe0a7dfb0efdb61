use fixedbitset::FixedBitSet;
fn main() {
    let mut s = FixedBitSet::with_capacity(100);
    s.insert(3);
    s.insert_range(60..70);
    let mut t = s.clone();
    t.toggle(3);
    s.intersect_with(&t);
    println!("{:?} {}", s.ones().collect::<Vec<_>>(), s.count_ones(..));
}
