fn main() {
    println!("{}", demo::made::twelve());
}

mod demo {
macro_rules! make {
    ($name:ident) => {
        macro_rules! $name {
            ($f:ident) => {
                pub fn $f() -> u32 {
                    ten() + 2
                }
            };
        }
    };
}
make!(define);

mod tens {
    pub fn ten() -> u32 {
        10
    }
}
pub mod made {
    use crate::demo::tens::*;
    define!(twelve);
}
}
