fn main() {
    println!("{} {}", demo::is_zero(0), demo::is_zero(1));
}

mod demo {
const ZERO: i32 = 0;

#[allow(non_snake_case, unused_variables)]
pub fn is_zero(n: i32) -> bool {
    matches!(n, ZERO)
}
}
