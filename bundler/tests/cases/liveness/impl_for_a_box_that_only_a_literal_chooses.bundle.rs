fn main() { let _l = demo::Live; 2.0 * demo::mk(); }

mod demo {
pub trait Inner { fn name(&self) -> &'static str; fn mk() -> Self; }
pub struct Live; pub struct Dead;
impl Inner for Live { fn name(&self) -> &'static str { "live" } fn mk() -> Self { Live } }
impl Inner for Dead { fn name(&self) -> &'static str { "dead" } fn mk() -> Self { Dead } }
impl std::ops::Mul<Box<Live>> for f32 { type Output = (); fn mul(self, o: Box<Live>) { println!("f32 {}", o.name()); } }
impl std::ops::Mul<Box<Dead>> for f64 { type Output = (); fn mul(self, o: Box<Dead>) { println!("f64 {}", o.name()); } }
pub fn mk<U: Inner>() -> Box<U> { Box::new(U::mk()) }
}
