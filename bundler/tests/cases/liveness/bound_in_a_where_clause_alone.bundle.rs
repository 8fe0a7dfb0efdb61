use demo::Tell;

fn main() {
    println!("{}", 3.tell());
}

mod demo {
pub trait Tell {
    fn tell(&self) -> i32;
}
pub trait Marker {}
impl Marker for i32 {}
impl<T> Tell for T
where
    T: Marker,
{
    fn tell(&self) -> i32 {
        1
    }
}
}
