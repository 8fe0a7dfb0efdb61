fn main() {
    println!("{}", demo::top(&[1, 7, 3]));
}

mod demo {
macro_rules! second {
    ($a:ident . $f:ident) => {
        $f($a)
    };
}
pub fn top(list: &[i32]) -> i32 {
    const fn min() -> i32 {
        3
    }
    fn abs(n: i32) -> i32 {
        n + 1
    }
    let n = (0..min()).count() as i32;
    let m = second!(n . abs);
    list.iter().copied().max().unwrap() + m
}
}
