fn main() {
    println!("{} {}", demo::f(0), demo::f(21));
}

mod demo {
pub fn f(n: i32) -> i32 {
    match n {
        0 => 0,
        limit => limit * 2,
    }
}
}
