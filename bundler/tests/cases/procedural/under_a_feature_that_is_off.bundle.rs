#[derive(Debug)]
struct Pair { on: u8 }
fn taken(on: u8) -> u8 { on }
fn main() {
    let said = match "word" {
        "word" => demo::one(),
        _ => "word",
    };
    let shown = |n: u8| (n, demo::two());
    println!("{said} {:?} {:?} {}", Pair { on: 1 }, shown(2), taken(3));
}

mod demo {
pub fn one() -> &'static str { "one" }
pub fn two() -> &'static str { "two" }
}
