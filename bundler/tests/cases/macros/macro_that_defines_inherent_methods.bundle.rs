use demo::Sides;

fn main() {
    let pair = demo::pair();
    println!("{} {} {}", pair.left(), pair.right(), Sides::left(&pair));
}

mod demo {
pub struct Pair {
    left: i32,
    right: i32,
}
pub fn pair() -> Pair {
    Pair { left: 1, right: 2 }
}
macro_rules! getters {
    ($t:ty, $($f:ident),*) => {
        impl $t {
            $(pub fn $f(&self) -> i32 {
                self.$f
            })*
        }
    };
}
getters!(Pair, left, right);

pub trait Sides {
    fn left(&self) -> i32 {
        -1
    }
}
impl Sides for Pair {}
}
