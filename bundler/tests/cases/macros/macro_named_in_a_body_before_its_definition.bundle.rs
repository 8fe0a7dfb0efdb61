fn main() {
    println!("{}", demo::f());
}

mod demo {
macro_rules! apply {
    ($m:ident) => {
        $m!()
    };
}
macro_rules! outer {
    () => {
        apply!(number)
    };
}
macro_rules! number {
    () => {
        three()
    };
}
pub fn f() -> i32 {
    outer!()
}
fn three() -> i32 {
    3
}
}
