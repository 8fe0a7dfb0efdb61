fn main() {
    println!("{}", demo::f());
}

mod demo {
macro_rules! check {
    () => {
        #[cfg(windows)]
        helper();
    };
}

pub fn f() -> i32 {
    fn helper() {}
    check!();
    5
}
}
