fn main() {
    println!("{}", demo::two());
}

mod demo {
pub fn two() -> i32 {
    let other = 2;
    assert_eq!(other, 2);
    println!("{other} {}", other);
    other
}
}
