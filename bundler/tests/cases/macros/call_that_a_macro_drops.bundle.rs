fn main() {
    println!("{}", demo::f());
}

mod demo {
macro_rules! ignore {
    ($($t:tt)*) => {
        3
    };
}
pub fn f() -> u32 {
    ignore!(crate::demo::nowhere!(1))
}
}
