//! Number theory over any integer, and a matrix power over any ring.
use num_integer::num_traits::{Num, One, Zero};
use num_integer::{gcd, lcm, Integer, Roots};

#[derive(Clone, Debug)]
struct Matrix<T>(Vec<Vec<T>>);

impl<T: Num + Copy> Matrix<T> {
    fn identity(n: usize) -> Self {
        Matrix((0..n).map(|i| (0..n).map(|j| if i == j { T::one() } else { T::zero() }).collect()).collect())
    }

    fn times(&self, other: &Self) -> Self {
        let n = self.0.len();
        let cell = |i: usize, j: usize| (0..n).fold(T::zero(), |sum, k| sum + self.0[i][k] * other.0[k][j]);
        Matrix((0..n).map(|i| (0..n).map(|j| cell(i, j)).collect()).collect())
    }

    fn power(&self, mut exponent: u64) -> Self {
        let mut result = Self::identity(self.0.len());
        let mut square = self.clone();
        while !exponent.is_zero() {
            if exponent.is_odd() {
                result = result.times(&square);
            }
            square = square.times(&square);
            exponent = exponent.div_floor(&2);
        }
        result
    }
}

fn main() {
    println!("{:?}", Matrix(vec![vec![1i128, 1], vec![1, 0]]).power(90).0[0]);
    println!("{} {} {}", gcd(84, -36), lcm(21u8, 6), 1_000_000_007u64.sqrt());
    println!("{:?} {:?}", (-7i64).div_mod_floor(&3), 240i32.extended_gcd(&46));
    println!("{} {}", 81u32.nth_root(4), Integer::next_multiple_of(&9u64, &u64::one()));
}
