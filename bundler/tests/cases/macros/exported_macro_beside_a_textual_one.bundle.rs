fn main() {
    println!("{}", demo::inner::f());
}

mod demo {
macro_rules! number {
    () => {
        1
    };
}
pub mod inner {
    pub fn f() -> i32 {
        crate::demo::number!() + self::g()
    }
    fn g() -> i32 {
        3
    }
}
pub(crate) use number;
}
