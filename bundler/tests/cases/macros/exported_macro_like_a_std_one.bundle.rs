mod child {
    pub fn f() -> Vec<i32> {
        vec![1, 2]
    }
}

use demo::vec;

fn main() {
    println!("{:?} {:?}", vec![1, 2], child::f());
}

mod demo {
macro_rules! vec {
    ($($e:expr),*) => {
        std::vec![$($e * 2),*]
    };
}
pub(crate) use vec;
}
