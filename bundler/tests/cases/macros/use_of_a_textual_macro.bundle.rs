fn main() {
    println!("{}", demo::inner::f());
}

mod demo {
macro_rules! number {
    () => {
        1
    };
}
pub(in crate::demo) use number as first;
pub mod inner {
    pub fn f() -> i32 {
        crate::demo::first!()
    }
}
}
