fn main() {
    println!("{} {} {}", demo::first(), demo::second(), demo::third());
}

mod demo {
macro_rules! value {
    () => {
        1
    };
}
pub fn first() -> i32 {
    value!()
}
mod between {
    pub fn second() -> i32 {
        value!()
    }
}
pub use between::second;
macro_rules! value {
    () => {
        2
    };
}
pub fn third() -> i32 {
    value!()
}
}
