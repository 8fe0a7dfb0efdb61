
fn main() {
    println!("{:?}", demo::user::all().iter().map(|square| square.0).collect::<Vec<i32>>());
}

mod demo {
pub mod area {
    pub struct Square(pub i32);
    impl Square {
        pub fn unit() -> crate::demo::area::Square {
            <crate::demo::area::Square>::sized(1)
        }
        pub fn sized(side: i32) -> crate::demo::area::Square {
            crate::demo::area::Square(side)
        }
    }
}
pub mod user {
    use std::mem::swap;
    use std::cmp;
    pub fn all() -> Vec<crate::demo::area::Square> {
        let mut all = Vec::<crate::demo::area::Square>::new();
        let (mut low, mut high) = (::std::cmp::max(1, 2), ::std::cmp::min(0, 7));
        swap(&mut low, &mut high);
        all.push(crate::demo::area::Square::sized(cmp::max(low, high)));
        all.push(<crate::demo::area::Square>::unit());
        all
    }
}
}
