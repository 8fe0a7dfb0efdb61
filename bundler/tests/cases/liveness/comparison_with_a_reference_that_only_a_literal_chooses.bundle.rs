fn main() { let _l = demo::Live; demo::g(1); }

mod demo {
pub trait Inner { fn name(&self) -> &'static str; fn mk() -> Self; }
pub struct Live; pub struct Dead;
impl Inner for Live { fn name(&self) -> &'static str { "live" } fn mk() -> Self { Live } }
impl Inner for Dead { fn name(&self) -> &'static str { "dead" } fn mk() -> Self { Dead } }
impl PartialEq<&Live> for i64 { fn eq(&self, o: &&Live) -> bool { println!("i64 {}", o.name()); true } }
impl PartialEq<&Dead> for i32 { fn eq(&self, o: &&Dead) -> bool { println!("i32 {}", o.name()); true } }
impl std::ops::Add<&Live> for i64 { type Output = u8; fn add(self, o: &Live) -> u8 { println!("add i64 {}", o.name()); 1 } }
impl std::ops::Add<&Dead> for i32 { type Output = u8; fn add(self, o: &Dead) -> u8 { println!("add i32 {}", o.name()); 1 } }
pub fn g<U: Inner + 'static, T>(t: T) -> bool where T: for<'a> PartialEq<&'a U> { let u = U::mk(); t == &u }
}
