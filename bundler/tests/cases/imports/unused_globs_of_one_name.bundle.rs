struct Own;
impl Own {
    fn name(&self) -> i32 {
        demo::both::h()
    }
}
fn main() {
    println!("{}", Own.name());
}

mod demo {
pub fn f() -> i32 {
    3
}
pub mod both {
    pub fn h() -> i32 {
        crate::demo::f()
    }
}
}
