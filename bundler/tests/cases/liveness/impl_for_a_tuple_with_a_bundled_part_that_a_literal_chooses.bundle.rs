fn main() { let _l = demo::Live; demo::go(1); }

mod demo {
pub trait Inner { fn name(&self) -> &'static str; fn mk() -> Self; }
pub struct Live; pub struct Dead;
impl Inner for Live { fn name(&self) -> &'static str { "live" } fn mk() -> Self { Live } }
impl Inner for Dead { fn name(&self) -> &'static str { "dead" } fn mk() -> Self { Dead } }
impl AsRef<Box<Live>> for (i64, Live) { fn as_ref(&self) -> &Box<Live> { println!("i64"); Box::leak(Box::new(Box::new(Live))) } }
impl AsRef<Box<Dead>> for (i32, Dead) { fn as_ref(&self) -> &Box<Dead> { println!("i32"); Box::leak(Box::new(Box::new(Dead))) } }
pub fn go<T, A: Inner, U: Inner>(n: T) where (T, A): AsRef<Box<U>> { println!("{}", (n, A::mk()).as_ref().name()) }
}
