fn main() {
    println!("{} {}", demo::user::run(), demo::a::Show::show(&3));
}

mod demo {
macro_rules! imp { ($i:item) => { $i } }
pub mod a {
    pub trait Show {
        fn show(&self) -> i32 { 1 }
    }
    impl Show for i32 {}
    pub fn make() -> i32 { 3 }
}
pub trait Late {
    fn show(&mut self) -> i32;
}
impl Late for i32 {
    fn show(&mut self) -> i32 { 2 }
}
pub mod user {
    use crate::demo::Late;
    imp!{ use crate::demo::a::*; }
    struct Show;
    pub fn run() -> i32 {
        let mut used = make();
        used.show()
    }
}
}
