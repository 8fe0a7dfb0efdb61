fn main() {
    println!("{} {}", demo::other::three(), demo::pick!());
}

mod demo {
macro_rules! pick {
    () => {
        1000
    };
}
pub mod other {
    pub fn three() -> i32 {
        3
    }
}
pub(crate) use pick;
}
