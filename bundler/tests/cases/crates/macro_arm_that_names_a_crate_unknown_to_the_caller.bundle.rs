fn main() {
    println!("{} {}", tools::number!(four), tools::three());
}

mod tools {
macro_rules! number {
    (three) => {
        crate::parts::three()
    };
    (four) => {
        4
    };
}
pub fn three() -> u32 {
    number!(three)
}
pub(crate) use number;
}

mod parts {
pub fn three() -> u32 {
    3
}
}
