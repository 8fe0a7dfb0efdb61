fn main() {
    let _all = (demo::One, demo::Two, demo::Three, demo::Four);
    println!("main");
}

mod demo {
pub struct One;
pub struct Two;
pub struct Three;
pub struct Four;
macro_rules! module_of {
    ($name:ident { $($body:tt)* }) => {
        pub mod $name {
            $($body)*
        }
    };
}
macro_rules! drops {
    ($of:ty, $text:expr) => {
        impl Drop for $of {
            fn drop(&mut self) {
                println!($text);
            }
        }
    };
}
module_of! { acting_in_a_function { pub fn acting() { impl Drop for super::One { fn drop(&mut self) { println!("one"); } } } } }
module_of! { acting_by_a_call { pub fn acting() { drops!(crate::demo::Two, "two"); } } }
module_of! { acting_in_a_method { pub struct A; impl A { pub fn acting(&self) { impl Drop for crate::demo::Three { fn drop(&mut self) { println!("three"); } } } } } }
module_of! { inside { pub mod acting_deep { impl Drop for crate::demo::Four { fn drop(&mut self) { println!("four"); } } } } }
}
