struct Own(i32);
impl std::ops::Add<Own> for i32 {
    type Output = Own;
    fn add(self, other: Own) -> Own {
        Own(self + other.0)
    }
}
fn main() {
    println!("{} {}", lazy::inner::half(8), (3 + Own(4)).0);
    println!("{}", old::is_first_less(&[1, 2], &2));
}

mod lazy {
pub mod inner {
    extern crate core;
    pub fn half(x: u32) -> u32 {
        core::cmp::max(x, 2) / 2
    }
}
}

mod old {
pub fn is_first_less<T: Ord>(all: &[T], x: &T) -> bool {
    first(all, |y| y < x)
}
fn first<'a, T, F: FnMut(&'a T) -> bool>(all: &'a [T], mut f: F) -> bool {
    f(all.first().unwrap())
}
}
