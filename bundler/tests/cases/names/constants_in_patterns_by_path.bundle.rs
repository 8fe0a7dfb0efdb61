fn main() {
    println!("{} {} {}", demo::name(2), demo::name(3), demo::name(4));
}

mod demo {
pub mod level {
    pub const LOW: i32 = 1;
    pub const HIGH: i32 = 2;
}
pub struct Limits;
impl Limits {
    pub const TOP: i32 = 3;
}
pub fn name(n: i32) -> &'static str {
    match n {
        level::LOW..=level::HIGH => "low to high",
        Limits::TOP => "top",
        _ => "other",
    }
}
}
