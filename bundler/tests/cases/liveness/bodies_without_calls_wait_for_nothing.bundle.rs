use demo::Named;
fn main() {
    println!("{}", true.name());
}

mod demo {
pub trait Named {
    fn name(&self) -> i32;
}
impl Named for bool {
    fn name(&self) -> i32 {
        3
    }
}
}
