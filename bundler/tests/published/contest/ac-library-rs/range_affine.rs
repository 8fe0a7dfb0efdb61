//! Range affine range sum: a lazy segment tree, with a static and a dynamic modulus beside each other.
use ac_library::{FenwickTree, LazySegtree, MapMonoid, ModInt, ModInt1000000007 as Mint, Monoid};

struct Sum;
impl Monoid for Sum {
    type S = (Mint, u32);
    fn identity() -> Self::S {
        (Mint::new(0), 0)
    }
    fn binary_operation(&(a, n): &Self::S, &(b, m): &Self::S) -> Self::S {
        (a + b, n + m)
    }
}

struct Affine;
impl MapMonoid for Affine {
    type M = Sum;
    type F = (Mint, Mint);
    fn identity_map() -> Self::F {
        (1.into(), 0.into())
    }
    fn mapping(&(a, b): &Self::F, &(x, n): &(Mint, u32)) -> (Mint, u32) {
        (a * x + b * Mint::new(n), n)
    }
    fn composition(&(a, b): &Self::F, &(c, d): &Self::F) -> Self::F {
        (a * c, a * d + b)
    }
}

fn main() {
    let mut tree: LazySegtree<Affine> = (1..=8u32).map(|x| (Mint::new(x), 1)).collect::<Vec<_>>().into();
    tree.apply_range(1..5, (Mint::new(3), Mint::new(-1)));
    tree.apply_range(..=6, (Mint::new(1_000_000_006), Mint::new(2)));
    println!("{} {}", tree.prod(..).0, tree.prod(2..7).0);

    ModInt::set_modulus(11);
    println!("{} {}", ModInt::new(7).inv(), ModInt::new(100) / ModInt::new(3));

    let mut sums = FenwickTree::<i64>::new(8, 0);
    for place in 0..8 {
        sums.add(place, i64::from(tree.get(place).0.val()) % 97);
    }
    println!("{} {}", sums.sum(2..6), sums.accum(3));
}
