fn main() {
    println!("{}", demo::name_of(1u8));
}

mod demo {
pub trait Name {
    fn name() -> &'static str;
}
impl Name for u8 {
    fn name() -> &'static str {
        "u8"
    }
}
pub fn name_of<T: Name>(_: T) -> &'static str {
    T::name()
}
}
