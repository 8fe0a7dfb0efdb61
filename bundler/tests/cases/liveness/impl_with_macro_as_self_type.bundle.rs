use demo::Tell;

fn main() {
    println!("{}", 1i64.tell());
}

mod demo {
macro_rules! number {
    () => {
        i64
    };
}
pub trait Tell {
    fn tell(&self) -> &'static str;
}
impl Tell for number!() {
    fn tell(&self) -> &'static str {
        "i64"
    }
}
}
