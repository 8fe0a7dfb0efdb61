fn ate() -> u8 { demo::behind!(demo::) }
fn main() {
    println!("{} {} {}", ate(), demo::a::get(), demo::a::b::get() + demo::a::b::get_many());
}

mod demo {
macro_rules! behind { ($($front:tt)*) => { $($front)* two() }; }
macro_rules! third { ($($front:tt)*) => { $($front)* three() }; }
macro_rules! fourth { ($($front:tt)*) => { $($front)* four() }; }
macro_rules! fifth { ($($front:tt)*) => { $($front)* five() }; }
macro_rules! many { ($($many:tt)*) => { $($many ::)* six() }; }
pub fn two() -> u8 { 2 }
pub mod a {
    pub fn three() -> u8 { 3 }
    pub fn four() -> u8 { 4 }
    pub fn six() -> u8 { 6 }
    pub fn five() -> u8 { 5 }
    pub fn get() -> u8 { third!(self::) + fourth!(crate::demo::a::) }
    pub mod b {
        pub fn get() -> u8 { fifth!(super::) }
        pub fn get_many() -> u8 { many!(super) }
    }
}
pub(crate) use behind;
}
