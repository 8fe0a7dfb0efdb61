use ac_library::{Dsu, Max, ModInt998244353 as M, Segtree};
fn main() {
    let mut d = Dsu::new(5);
    d.merge(0, 1);
    d.merge(3, 4);
    println!("{} {}", d.same(0, 1), d.groups().len());
    let m = M::new(3).pow(100) / M::new(7);
    println!("{m}");
    let mut s = Segtree::<Max<i32>>::new(4);
    s.set(2, 7);
    println!("{}", s.prod(0..4));
    println!(
        "{:?}",
        ac_library::convolution::convolution(&[M::new(1), M::new(2)], &[M::new(3), M::new(4)])
    );
}
