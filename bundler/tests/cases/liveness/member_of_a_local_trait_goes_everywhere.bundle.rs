fn main() {
    println!("{} {}", demo::fold(vec![1, 2]), demo::fold(vec!["a".to_string(), "b".to_string()]));
}

mod demo {
pub trait Monoid {
    const UNIT: Self;
    fn add(self, other: Self) -> Self;
}
impl Monoid for i32 {
    const UNIT: i32 = 0;
    fn add(self, other: i32) -> i32 {
        self + other
    }
}
impl Monoid for String {
    const UNIT: String = String::new();
    fn add(self, other: String) -> String {
        self + &other
    }
}
pub fn fold<M: Monoid>(all: Vec<M>) -> M {
    all.into_iter().fold(M::UNIT, M::add)
}
}
