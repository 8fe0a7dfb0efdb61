extern crate core;
struct Own(i32);
impl std::ops::Add<Own> for i32 {
    type Output = i32;
    fn add(self, other: Own) -> i32 {
        self - other.0
    }
}
fn main() {
    println!("{}", demo::double(2) + (1 + Own(2)));
}

mod demo {
pub fn double(x: i32) -> i32 {
    ::core::cmp::max(x + x, 0)
}
}
