fn main() { println!("{}", demo::t::f()); }

mod demo {
pub(crate) use s::kind;
pub mod s {
    macro_rules! kind { ($a:expr) => { $a } }
pub(crate) use kind;
}
macro_rules! call { ($($p:ident)::+, $m:ident, $n:expr) => { $($p)::+::$m!($n) } }
pub mod t {
    pub fn f() -> i32 { call!(crate::demo, kind, 4) }
}
}
