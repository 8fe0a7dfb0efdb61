fn main() {
    println!("{}", demo::went());
}

mod demo {
macro_rules! module {
    () => {
        mod made {
            pub trait Go {
                fn go(&self) -> u8 {
                    1
                }
            }
            impl Go for u8 {}
        }
    };
}
module!();
mod first {
    use super::made;
    pub use self::made::Go;
}
mod second {
    pub use crate::demo::first::Go as Other;
}
use second::*;
pub fn went() -> u8 {
    let one: &u8 = &3;
    one.go()
}
}
