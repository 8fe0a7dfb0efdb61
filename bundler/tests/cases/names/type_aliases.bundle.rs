use demo::{Alias, T};

fn main() {
    let size = match (T::Node { size: 4 }) {
        T::Leaf => 0,
        T::Node { size } => size,
    };
    println!("{} {} {}", Alias::default().sum(), Alias::SIZE, size);
}

mod demo {
pub mod real {
    pub struct Matrix<const N: usize>(pub [i32; N]);
    impl<const N: usize> Matrix<N> {
        pub const SIZE: usize = N;
        pub fn sum(&self) -> i32 {
            self.0.iter().sum()
        }
    }
    impl<const N: usize> Default for Matrix<N> {
        fn default() -> Self {
            Matrix([2; N])
        }
    }
    pub enum Tree {
        Leaf,
        Node { size: usize },
    }
}
pub type M3 = real::Matrix<3>;
pub type Alias = M3;
pub type T = real::Tree;
}
