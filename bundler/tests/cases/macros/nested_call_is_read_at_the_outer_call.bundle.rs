fn main() {
    println!("{}", demo::user::seven());
}

mod demo {
macro_rules! outer {
    () => {
        inner!() + $crate::demo::exported!() + crate::demo::renamed!()
    };
}
macro_rules! inner {
    () => {
        self::first()
    };
}
macro_rules! exported {
    () => {
        self::second()
    };
}
macro_rules! third {
    () => {
        self::third()
    };
}
use third as renamed;
pub mod user {
    fn first() -> i32 {
        1
    }
    fn second() -> i32 {
        2
    }
    fn third() -> i32 {
        4
    }
    pub fn seven() -> i32 {
        outer!()
    }
}
pub(crate) use exported;
}
