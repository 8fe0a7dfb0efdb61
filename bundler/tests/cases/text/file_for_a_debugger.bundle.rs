fn main() { println!("{}", a::f()); }

mod a {
pub fn f() -> i32 { 3 }
}
