use demo::{a, b};
#[allow(dead_code)]
struct S;
impl demo::Tr for S {
    fn name(&self) -> String {
        format!("{}", demo::count())
    }
}
#[allow(dead_code)]
fn unused() -> usize {
    use demo::Tr;
    S.name().len() + demo::count()
}
fn main() {
    use b::Tr;
    println!("{} {}", a::g(), 3u16.name());
}

mod demo {
pub trait Tr {
    fn name(&self) -> String {
        String::new()
    }
}
pub fn count() -> usize {
    2
}
pub mod a {
    pub fn g() -> i32 {
        3
    }
}
pub mod b {
    pub trait Tr {
        fn name(&self) -> String {
            "b".to_string()
        }
    }
    impl Tr for u16 {}
}
}
