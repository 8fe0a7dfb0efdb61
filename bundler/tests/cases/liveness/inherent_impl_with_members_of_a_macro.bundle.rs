fn main() {
    println!("{}", demo::Number(3).value());
}

mod demo {
macro_rules! getter {
    ($name:ident) => {
        pub fn $name(&self) -> u32 {
            self.0
        }
    };
}
pub struct Number(pub u32);
impl Number {
    getter!(value);
}
}
