fn main() {
    println!("{}", demo::convert(1));
}

mod demo {
pub trait Convert {
    const NAME: &'static str;
}
impl Convert for u8 {
    const NAME: &'static str = "u8";
}
impl Convert for i32 {
    const NAME: &'static str = "i32";
}
pub fn convert<T: Convert>(_: T) -> &'static str {
    T::NAME
}
}
