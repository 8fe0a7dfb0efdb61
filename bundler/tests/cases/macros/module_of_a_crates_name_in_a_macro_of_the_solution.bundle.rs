pub mod a { pub mod dep { pub fn two() -> i32 { 3 } } pub fn f() -> i32 { dep::two() } }
fn main(){ println!("{} {}", a::f(), dep::two()); }

mod dep {
pub fn two() -> i32 { 2 }
}
