use demo::traits::*;

fn main() {
    println!("{}", demo::five().tell());
}

mod demo {
macro_rules! member {
    ($name:ident) => {
        fn $name(&self) -> &'static str {
            stringify!($name)
        }
    };
}
pub mod traits {
    pub trait Tell {
        member!(tell);
    }
    impl Tell for i32 {}
}
pub fn five() -> i32 {
    5
}
}
