fn main() {
    println!("{} {}", demo::first(), demo::last());
}

mod demo {
#[inline]
pub fn first() -> i32 {
    1
}

#[inline]
pub fn last() -> i32 {
    3
}
}
