fn main() {
    demo::run();
}

mod demo {
macro_rules! differ {
    ($one:expr, $other:expr) => {
        $one != $other
    };
}

macro_rules! is_other {
    ($module:ident, $value:expr) => {
        $module::COUNT != $value
    };
}

macro_rules! any_but {
    ($($one:expr),*; $last:expr) => {
        $($one ||)* !($last)
    };
}

macro_rules! by_path {
    ($module:ident) => {
        $module::double!(crate::demo::inner::COUNT)
    };
}

macro_rules! twice {
    ($value:expr) => {
        2 * $value
    };
}

mod numbers {
    pub(in crate::demo) use twice as double;
}

pub mod inner {
    pub const COUNT: i32 = 3;

    pub fn no() -> bool {
        false
    }
}

pub fn run() {
    println!("{}", differ!(crate::demo::inner::no(), true));
    println!("{}", is_other!(inner, crate::demo::inner::COUNT));
    println!("{}", any_but!(crate::demo::inner::no(); crate::demo::inner::no()));
    println!("{}", by_path!(numbers));
    println!("{}", stringify!(printed));
}
}
