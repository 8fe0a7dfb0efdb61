use demo::{area, Size, PART};
fn main() {
    println!("{} {} {:?}", PART.name, (PART.run)(PART.input), PART.input);
    println!("{}", area(Size { tall: 2, wide: 3 }));
}

mod demo {
pub struct Part {
    pub name: &'static str,
    pub run: fn(&str) -> usize,
    pub size: fn() -> usize,
    pub input: &'static str,
}
pub struct Size {
    pub tall: usize,
    pub wide: usize,
}
fn run(text: &str) -> usize {
    text.len()
}
fn tall() -> usize {
    100
}
fn input() -> usize {
    1000
}
pub const PART: Part = Part {
    name: stringify!(name),
    run: |text| run(text) | 1,
    size: || 4 + 1,
    input: r"abc
",
};
pub fn area(Size { tall: x, wide: y }: Size) -> usize {
    x * y + tall() + input()
}
}
