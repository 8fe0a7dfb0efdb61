extern crate alloc;
struct Own;
impl demo::Name<Own> for i32 {
    fn name(&self) -> String {
        String::from("i32")
    }
}
fn main() {
    println!("{} {}", demo::inner::inside(), demo::call::<Own, i32>(1));
    let _ = Own;
}

mod demo {
extern crate alloc;
use alloc::string::String;

pub trait Name<X> {
    fn name(&self) -> String;
}
impl Name<()> for u8 {
    fn name(&self) -> String {
        String::from("u8")
    }
}
pub fn call<X, T: Name<X>>(t: T) -> String {
    t.name()
}
pub mod inner {
    pub fn inside() -> alloc::string::String {
        super::call(1u8)
    }
}
}
