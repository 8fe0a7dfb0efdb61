use demo::inner;
fn main() {
    println!("{} {} {}", inner
        ::demo::x(), inner::G::<u8> ::demo(), inner ::G::<u8> ::demo());
}

mod demo {
pub mod inner {
    pub mod demo { pub fn x() -> u32 { 1 } }
    pub struct G<T>(T);
    impl<T> G<T> { pub fn demo() -> u32 { 6 } }
}
}
