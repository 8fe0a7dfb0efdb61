fn which() -> u8 { 2 }
fn main() {
    println!("{} {} {} {}", demo::one!(), demo::two!(), demo::three!(), demo::four!());
}

mod demo {
    macro_rules! one { () => { crate::which() }; }
    macro_rules! two { () => { crate::which() }; }
    macro_rules! three { () => { crate::which() }; }
    macro_rules! four { () => { crate::which() }; }
pub(crate) use one;
pub(crate) use two;
pub(crate) use three;
pub(crate) use four;
}
