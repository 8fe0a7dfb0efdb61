fn main() {
    println!("{}", unsafe { demo::abs(-3) });
}

mod demo {
macro_rules! declare {
    ($name:ident) => {
        pub fn $name(x: i32) -> i32;
    };
}
extern "C" {
    declare!(toupper);
    pub fn abs(x: i32) -> i32;
}
}
