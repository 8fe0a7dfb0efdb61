use demo::by_globs::made;

fn main() {
    println!("{} {} {}", demo::sum(), made(), demo::facade::made());
}

mod demo {
macro_rules! make {
    ($name:ident) => {
        pub fn $name() -> u32 {
            3
        }
    };
}
mod parts {
    make!(made);
}
pub mod facade {
    pub use crate::demo::parts::made;
    pub use crate::demo::parts::made as renamed;
}
pub mod chain {
    pub use crate::demo::facade::renamed as again;
}
pub mod by_globs {
    pub use crate::demo::inner_glob::*;
}
mod inner_glob {
    pub use crate::demo::facade::*;
}
pub fn sum() -> u32 {
    crate::demo::facade::made() + chain::again()
}
}
