fn main() {
    demo::shout!(4);
}

mod demo {
macro_rules! shout {
    ($x:expr) => { std::println!("{}!", $crate::demo::louder!($x)) };
}
macro_rules! louder { ($x:expr) => { $x * 10 }; }
pub(crate) use shout;
pub(crate) use louder;
}
