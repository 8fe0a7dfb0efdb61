use demo::Number;

fn main() {
    println!("{} {}", demo::Three.number(), Number::number(&demo::Three));
}

mod demo {
pub struct Three;
pub trait Number {
    fn number(&self) -> i32;
}
impl Number for Three {
    fn number(&self) -> i32 {
        4
    }
}
const _: () = {
    impl Three {
        pub fn number(&self) -> i32 {
            3
        }
    }
};
}
