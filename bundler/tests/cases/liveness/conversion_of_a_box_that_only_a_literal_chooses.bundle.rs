fn main() { let _l = demo::Live; let _ = demo::sum(1); }

mod demo {
pub trait Inner { fn name(&self) -> &'static str; fn mk() -> Self; }
pub struct Live; pub struct Dead;
impl Inner for Live { fn name(&self) -> &'static str { "live" } fn mk() -> Self { Live } }
impl Inner for Dead { fn name(&self) -> &'static str { "dead" } fn mk() -> Self { Dead } }
impl From<Box<Live>> for i64 { fn from(o: Box<Live>) -> i64 { println!("i64 {}", o.name()); 1 } }
impl From<Box<Dead>> for i32 { fn from(o: Box<Dead>) -> i32 { println!("i32 {}", o.name()); 1 } }
pub fn mk<U: Inner>() -> Box<U> { Box::new(U::mk()) }
pub fn sum<T: From<Box<U>> + std::ops::Add<T, Output = T>, U: Inner>(t: T) -> T { t + T::from(mk()) }
}
