fn main() {
    println!("{} {}", demo::S.twice(4), demo::of(None, 1));
}

mod demo {
pub struct S;

impl S {
    #[cfg_attr(debug_assertions, inline(never), must_use)]
    pub fn twice(&self, n: i32) -> i32 {
        2 * n
    }
}

pub struct T;

pub fn of(_: Option<T>, n: i32) -> i32 {
    n
}
}
