fn main() { println!("{}", mid::f()); }

mod mid {
fn a() -> String { "a".into() }
fn b() -> String { "b".into() }
pub fn f() -> String { a() + &b() }
}
