fn main() {
    println!("{}", demo::count() % 2);
}

mod demo {
pub fn count() -> i32 {
    let mut total = 1;
    #[cfg(debug_assertions)]
    (total += total);
    #[allow(clippy::all)]
    (total += total);
    total
}
}
