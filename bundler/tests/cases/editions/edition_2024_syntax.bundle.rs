fn main() {
    println!("{} {}", demo::f(Some(1), Some(2)), demo::f(None, Some(2)));
    println!("{:?} {}", demo::items(&[1, 2]).collect::<Vec<_>>(), c"text".to_bytes().len());
    println!("{}", demo::demo_twice(4));
}

mod demo {
unsafe extern "C" {
    safe fn abs(n: i32) -> i32;
}
#[unsafe(no_mangle)]
pub extern "C" fn demo_twice(n: i32) -> i32 {
    2 * n
}
pub fn items<'a, T: Copy>(all: &'a [T]) -> impl Iterator<Item = T> + use<'a, T> {
    all.iter().copied()
}
pub fn f(n: Option<i32>, m: Option<i32>) -> i32 {
    if let Some(n) = n
        && let Some(m) = m
        && n < m
    {
        return abs(-n) + const { 10 * 10 };
    }
    let place = 7;
    unsafe { *(&raw const place) }
}
}
