fn main() {
    println!("{}", demo::sum());
}

mod demo {
macro_rules! pass {
    ($($t:tt)*) => {
        $($t)*
    };
}
mod macros {
    macro_rules! call {
        ($($path:tt)*) => {
            $($path)*!()
        };
    }
    pub(in crate::demo) use call;
    macro_rules! helped {
        () => {
            helper()
        };
    }
    pub(in crate::demo) use helped;
}
use macros::call;
mod passed {
    pass! {
        pub(in crate::demo) use super::macros::helped as renamed;
    }
}
fn helper() -> u8 {
    4
}
pub fn sum() -> u8 {
    call!(passed::renamed)
}
}
