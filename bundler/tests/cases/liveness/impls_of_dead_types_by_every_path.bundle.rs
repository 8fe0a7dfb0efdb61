use demo::Tell;

fn main() {
    println!("{}", demo::Live.tell());
}

mod demo {
pub trait Tell {
    fn tell(&self) -> i32 {
        1
    }
}
pub struct Live;
impl Tell for Live {}
}
