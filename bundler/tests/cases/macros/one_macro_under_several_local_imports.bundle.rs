fn main() {
    println!("{} {}", demo::one(), demo::two());
}

mod demo {
macro_rules! number {
    () => {
        value()
    };
}
pub mod ones {
    pub fn value() -> i32 {
        1
    }
}
pub mod twos {
    pub fn value() -> i32 {
        2
    }
}
pub fn one() -> i32 {
    use self::ones::*;
    number!()
}
pub fn two() -> i32 {
    use self::twos::*;
    number!()
}
}
