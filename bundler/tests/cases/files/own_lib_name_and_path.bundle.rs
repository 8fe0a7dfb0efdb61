fn main() {
    println!("{}", algo::sum::sum(&[1, 2, 3]));
}

mod algo {
pub mod sum {
pub fn sum(numbers: &[i32]) -> i32 {
    numbers.iter().sum()
}
}
}
