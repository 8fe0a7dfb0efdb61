fn main() {
    println!("{} {} {}", demo::f(), demo::g(), demo::h());
}

mod demo {
pub struct A {}
macro_rules! item {
    ($($t:tt)*) => { $($t)* };
}
item! { pub fn g() -> i32 { 2 } }
item!(pub fn h() -> i32 { 3 });
pub fn f() -> i32 {
    ;;
    let A {} = A {};
    1
}
}
