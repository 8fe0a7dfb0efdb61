fn main() { println!("{}", demo::f()); }

mod demo {
macro_rules! kind { ($a:expr) => { $a } }
macro_rules! call { ($($p:ident)::+, $m:ident, $n:expr) => { $($p)::+::$m!($n) } }
pub fn f() -> i32 { call!(crate::demo, kind, 4) }
pub(crate) use kind;
}
