fn main() {
    println!("{}", demo::f(3));
}

mod demo {
use std::fmt::Write;

fn holds(n: i32) -> bool {
    n > 0
}
fn text(n: i32) -> String {
    n.to_string()
}
const LIMIT: i32 = 5;
pub fn f(n: i32) -> String {
    debug_assert!(holds(n), "not {}", text(n));
    let mut out = String::new();
    write!(out, "{}", matches!(n, 1..=LIMIT if holds(n))).unwrap();
    if n > LIMIT {
        unreachable!("{}", text(LIMIT));
    }
    out
}
}
