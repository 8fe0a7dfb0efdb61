fn main() {
    println!("{}", demo::user::six());
}

mod demo {
macro_rules! make {
    ($name:ident { $($t:tt)* }) => {
        pub mod $name {
            $($t)*
        }
    };
}
make!(made {
    pub fn three() -> u32 {
        3
    }
});
pub mod relay {
    pub use crate::demo::made::*;
}
pub mod user {
    use crate::demo::relay::*;

    pub fn six() -> u32 {
        2 * three()
    }
}
}
