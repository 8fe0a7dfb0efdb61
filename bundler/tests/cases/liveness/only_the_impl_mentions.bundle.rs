use demo::Go;

fn main() {
    println!("{}", demo::A.go());
}

mod demo {
pub struct A;
pub trait Go {
    fn go(&self) -> i32;
}
impl Go for A {
    fn go(&self) -> i32 {
        needed()
    }
}
fn needed() -> i32 {
    1
}
}
