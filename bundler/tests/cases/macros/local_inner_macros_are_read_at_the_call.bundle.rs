fn main() {
    println!("{}", demo::user::eight());
}

mod demo {
pub(crate) use macros::twice;
pub(crate) use macros::number;
mod macros {
    macro_rules! twice {
        () => {
            $crate::demo::number!() * 2
        };
    }
    macro_rules! number {
        () => {
            self::number()
        };
    }
pub(crate) use twice;
pub(crate) use number;
}
pub mod user {
    fn number() -> i32 {
        4
    }
    pub fn eight() -> i32 {
        crate::demo::twice!()
    }
}
}
