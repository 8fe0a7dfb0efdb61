fn main() {
    println!("{} {} {}", demo::f(1), demo::f(100), demo::g());
}

mod demo {
const LOW: i32 = 100;

pub fn f(n: i32) -> &'static str {
    const LOW: i32 = 1;
    match n {
        LOW => "low",
        _ => "high",
    }
}
pub fn g() -> i32 {
    LOW
}
}
