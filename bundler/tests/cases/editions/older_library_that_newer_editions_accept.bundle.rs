fn main() {
    let all = [1, 2, 3];
    if let Some(n) = demo::above(&all, 1).next() && n > 1 {
        println!("{n} {} {}", demo::count("abc")(), unsafe { demo::at(&all, 2) });
    }
}

mod demo {
pub fn above(all: &[i32], limit: i32) -> impl Iterator<Item = i32> + '_ {
    all.iter().copied().filter(move |n| *n > limit)
}
pub fn count(text: &str) -> impl Fn() -> usize {
    let n = text.len();
    move || n
}
pub unsafe fn at(all: &[i32], index: usize) -> i32 {
    *all.get_unchecked(index)
}
}
