
const K: u32 = 2;

fn above(x: u32, y: u32) -> (bool, bool) {
    pair!(x<y, y>::K)
}

fn main() {
    println!("{:?} {:?}", demo::below_all(1, 3), above(1, 3));
}

mod demo {
#[macro_export]
macro_rules! pair {
    ($a:expr, $b:expr) => {
        ($a, $b)
    };
}
pub fn below_all(x: u32, y: u32) -> (bool, bool) {
    pair!(x<y, y>::std::u32::MAX)
}
}
