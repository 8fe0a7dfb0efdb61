use proconio::{
    input,
    marker::{Chars, Usize1},
};
fn main() {
    input! { n: usize, a: [i64; n], s: Chars, e: [(Usize1, Usize1); 2] }
    println!("{} {:?} {:?}", a.iter().sum::<i64>(), s, e);
}
