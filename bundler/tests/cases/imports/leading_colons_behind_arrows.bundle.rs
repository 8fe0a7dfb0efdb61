fn point() -> crate::demo::Point {
    <crate::demo::Point>::demo()
}

fn main() {
    let pair = demo::Pair::<i32>::demo();
    let points: Vec<crate::demo::Point> = Vec::<crate::demo::Point>::from([point(), <demo::Point>::demo()]);
    println!("{} {}", pair.0 + pair.1, points.len());
}

mod demo {
pub struct Point(pub i32);
impl Point {
    pub fn demo() -> Point {
        Point(1)
    }
}
pub struct Pair<T>(pub T, pub T);
impl<T: Default> Pair<T> {
    pub fn demo() -> Pair<T> {
        Pair(T::default(), T::default())
    }
}
}
