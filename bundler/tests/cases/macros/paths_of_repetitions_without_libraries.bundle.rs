
macro_rules! path {
    ($(::$part:ident)*) => { $(::$part)* };
}
fn main() {
    println!("{}", path!(::std::u8::MAX));
}
