#[allow(dead_code)]
struct S;
impl demo::Tr for S {
    fn name(&self) -> String {
        "own".to_string()
    }
}
fn main() {
    println!("{} {}", demo::a::g(), demo::b::Tr::name(&3u8));
}

mod demo {
pub trait Tr {
    fn name(&self) -> String {
        String::new()
    }
}
pub mod a {
    pub fn g() -> i32 {
        3
    }
}
pub mod b {
    pub trait Tr {
        fn name(&self) -> String {
            String::new()
        }
    }
    impl Tr for u8 {}
}
}
