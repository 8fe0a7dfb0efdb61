use demo::Show;

fn main() {
    println!("{} {}", 1.show(), "a".show());
}

mod demo {
pub trait Show {
    fn show(&self) -> String;
}
impl<T: std::fmt::Debug> Show for T {
    fn show(&self) -> String {
        format!("<{self:?}>")
    }
}
}
