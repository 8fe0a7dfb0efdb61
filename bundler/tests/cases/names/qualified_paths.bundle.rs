fn main() {
    let item: <demo::Add as demo::Group>::Item = <demo::Add as demo::Group>::ZERO;
    println!("{item} {}", <demo::Add as demo::Group>::name());
    println!("{} {}", <demo::Add>::name(), <demo::Add as demo::Group>::get(&demo::Add(4)));
}

mod demo {
pub trait Group {
    type Item: std::fmt::Debug;
    const ZERO: Self::Item;
    fn name() -> &'static str;
    fn get(&self) -> Self::Item;
}
pub struct Add(pub i32);
impl Group for Add {
    type Item = i32;
    const ZERO: i32 = 0;
    fn name() -> &'static str {
        "add"
    }
    fn get(&self) -> i32 {
        self.0
    }
}
impl Add {
    pub fn name() -> &'static str {
        "inherent"
    }
}
}
