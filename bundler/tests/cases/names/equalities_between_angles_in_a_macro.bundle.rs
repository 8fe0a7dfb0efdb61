mod demo {
pub const LIMIT: u32 = 3;
pub struct List<T>(pub Vec<T>);
impl<T: Default> List<T> { pub fn one() -> List<T> { List(vec![T::default()]) } }
}

macro_rules! arms { ($a:expr, $($k:pat if $g:expr => $v:expr),*) => { match $a { $($k if $g => $v,)* _ => 0 } }; }
macro_rules! sum { ($($t:tt)*) => { $($t)* }; }
fn main() {
    let (n, m) = (2_u32, 4_u32);
    println!("{}", arms!(m, k if k<3 => 1, k if k>crate::demo::LIMIT => 2));
    println!("{}", sum!(crate::demo::List::<Box<dyn Iterator<Item = u8>>>(Vec::new()).0.len()));
    println!("{}", sum!((n<m) == (m>crate::demo::LIMIT)));
    println!("{}", sum!(<crate::demo::List<u8>>::one().0.len() + <crate::demo::List<fn(u8) -> u8>>::default_of()));
}
trait Of { fn default_of() -> usize; }
impl<T> Of for demo::List<T> { fn default_of() -> usize { 5 } }
