fn main() { println!("{}", other_name::f()); }

mod other_name {
pub fn f() -> u8 { 1 }
}
