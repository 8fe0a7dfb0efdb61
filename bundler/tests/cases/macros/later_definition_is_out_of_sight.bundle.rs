fn main() {
    println!("{}", demo::f());
}

mod demo {
macro_rules! apply {
    ($m:ident) => {
        $m!()
    };
}
macro_rules! number {
    () => {
        1
    };
}
pub fn f() -> i32 {
    number!() + apply!(number)
}
}
