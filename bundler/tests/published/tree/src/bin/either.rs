use either::{Either, Left, Right};
fn f(n: i32) -> Either<i32, String> {
    if n > 0 {
        Left(n)
    } else {
        Right("no".into())
    }
}
fn main() {
    println!(
        "{:?} {}",
        f(1).left(),
        f(-1).either(|n| n.to_string(), |s| s)
    );
}
