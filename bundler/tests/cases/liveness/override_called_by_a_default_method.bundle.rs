use demo::Item;

fn main() {
    println!("{}", demo::Gold.total(3));
}

mod demo {
pub trait Item {
    fn weight(&self) -> i32 { 1 }
    fn total(&self, n: i32) -> i32 {
        n * self.weight()
    }
}
pub struct Gold;
impl Item for Gold {
    fn weight(&self) -> i32 { 5 }
}
}
