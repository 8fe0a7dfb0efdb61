#![recursion_limit = "10"]
#![recursion_limit = "128"]
fn main() { println!("{}", a::f()); }

mod a {
macro_rules! count { () => { 0 }; ($h:tt $($t:tt)*) => { 1 + count!($($t)*) } }
pub fn f() -> usize { count!(a b c d e f g h i j k l m n o p q r s t u v w x y z) }
}
