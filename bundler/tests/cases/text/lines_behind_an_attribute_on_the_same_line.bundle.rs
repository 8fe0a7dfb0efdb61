fn main() {
    println!("{} {}", demo::inner::three(), demo::four!());
}

mod demo {
pub(crate) use inner::four;
pub mod inner {
    pub fn three() -> i32 {
        3
    }
    macro_rules! four {
        () => { 4 };
    }
pub(crate) use four;
}
}
