fn main() {
    println!("{} {}", demo::sign(0), demo::sign(5));
}

mod demo {
const ZERO: i32 = 0;

#[allow(non_snake_case, unused_variables, unreachable_patterns)]
pub fn sign(n: i32) -> &'static str {
    match n {
        ZERO => "zero",
        _ => "other",
    }
}
}
