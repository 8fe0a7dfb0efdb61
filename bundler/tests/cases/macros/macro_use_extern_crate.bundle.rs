
mod child {
use crate::demo::twice;
    pub fn f() -> i32 {
        twice!(1)
    }
}

fn main() {
    println!("{} {}", twice!(4), child::f());
}

mod demo {
pub(crate) use crate::twice;
#[macro_export]
macro_rules! twice {
    ($e:expr) => {
        $crate::demo::double($e)
    };
}
pub fn double(n: i32) -> i32 {
    2 * n
}
}
