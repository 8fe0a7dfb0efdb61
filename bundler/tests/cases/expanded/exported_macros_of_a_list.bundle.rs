use demo::add_one;

fn main() {
    println!("{} {} {} {}", add_one!(1 + 1), demo::add_three!(3) * 2, demo::add_three!(), demo::four());
}

mod demo {
pub mod helpers {
    pub fn add(a: i32, b: i32) -> i32 {
        a + b
    }
}

macro_rules! add_one {
    ($x:expr) => {
        $crate::demo::helpers::add($x, 1)
    };
    () => {
        1 * 2
    };
}
macro_rules! add_three {
    ($x:expr) => {
        $crate::demo::helpers::add($x, 1 + 2)
    };
    () => {
        (1 + 2) * 2
    };
}

pub fn four() -> i32 {
    add_three!(1)
}
pub(crate) use add_one;
pub(crate) use add_three;
}
