use demo::Run;

fn main() {
    let one: &dyn Fn(u8) -> u8 = &|value| value;
    println!("{}", demo::all(one, &mut |value| value, one, Box::new(|value| value)));
    println!("{} {}", one.run(), demo::step()(3));
}

mod demo {
use std::ops;
pub struct Tail<T: ?Sized> {
    pub marked: u8,
    pub tail: T,
}
pub type Step = Fn(u8) -> u8;
pub trait Run {
    fn run(&self) -> u8;
}
impl Run for Fn(u8) -> u8 {
    fn run(&self) -> u8 {
        self(1)
    }
}
pub fn all<'a>(one: &'a Fn(u8) -> u8, two: &'a mut FnMut(u8) -> u8, three: *const Fn(u8) -> u8, four: Box<Fn(u8) -> u8 + 'a>) -> u8 {
    let five: &for<'b> Fn(&'b u8) -> u8 = &|value| *value + 5;
    let six: Box<::std::ops::Fn(u8) -> u8> = Box::new(|value| value + 6);
    let seven: Box<dyn (Fn(u8) -> u8)> = Box::new(|value| value + 7);
    let eight: &(Fn(u8) -> u8 + Send) = &|value| value + 8;
    let nine: Result<u8, Box<ops::Fn(u8) -> u8>> = Ok(9);
    let ten: Box<FnOnce(u8) -> u8> = Box::new(|value| value + 10);
    let last: Box<Send + Fn(u8) -> u8> = Box::new(|value| value + 11);
    let tail: &Tail<Fn(u8) -> u8> = &Tail { marked: 0, tail: |value| value + 12 };
    one(1) + two(1) + unsafe { (*three)(1) } + four(1) + five(&1) + six(1) + seven(1) + eight(1) + nine.unwrap_or(0) + ten(1) + last(1) + (tail.tail)(1)
}
pub fn step() -> Box<Step> {
    Box::new(|value| value)
}
}
