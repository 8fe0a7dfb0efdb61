fn main() {
    println!("{}", demo::all());
}

mod demo {
macro_rules! make_gauge {
    ($unit:ident) => {
        macro_rules! gauge {
            () => {
                $unit()
            };
        }
    };
}
macro_rules! named {
    ($function:ident, $value:expr) => {
        pub fn $function() -> i32 {
            $value
        }
    };
}
macro_rules! make_both {
    ($function:ident) => {
        make_gauge!(five);
        named!($function, 4);
        pub fn meter() -> i32 {
            6
        }
    };
}
pub fn five() -> i32 {
    5
}
make_both!(level);

pub fn all() -> i32 {
    gauge!() + level() + meter()
}
}
