use demo::double;
fn main() {
    let (a, b) = (1, 2);
    println!("{} {}", demo::differ!(a, b), demo::not!(a == b));
    println!("{} {}", demo::call!(double, 3), demo::call_path!(demo::double, 4));
}

mod demo {
macro_rules! double { ($n:expr) => { $crate::demo::helper($n) }; }
pub fn helper(n: u32) -> u32 { n * 2 }
macro_rules! differ { ($a:ident, $($b:ident)?) => { $a != 3 && $($b)? != 3 && $a != ($($b)?) }; }
macro_rules! call { ($($name:ident)?, $n:expr) => { $($name)? ! ($n) }; }
macro_rules! call_path { ($($part:ident)::+, $n:expr) => { $($part)::+ ! ($n) }; }
macro_rules! not { ($($value:expr)?) => { $(! ($value))? }; }
pub(crate) use double;
pub(crate) use differ;
pub(crate) use call;
pub(crate) use call_path;
pub(crate) use not;
}
