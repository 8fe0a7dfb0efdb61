fn main() {
    println!("{:?}", demo::f());
}

mod demo {
mod macros {
#![macro_use]
macro_rules! vec {
    ($x:expr) => {
        [$x + 1].to_vec()
    };
}
}
mod more {
    #![macro_use]
    macro_rules! line {
        () => {
            7
        };
    }
}
pub fn f() -> Vec<i32> {
    vec![line!()]
}
}
