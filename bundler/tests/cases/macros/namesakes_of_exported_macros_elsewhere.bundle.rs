fn main() {
    println!("{} {}", demo::before::above(), demo::before::deeper::first());
    println!("{} {} {}", demo::pick!(), demo::chosen(), demo::choose!());
}

mod demo {
pub(crate) use inner::choose_macro;
pub(crate) use choose_macro::choose;
#[macro_use]
pub mod before {
pub fn above() -> i32 {
    1
}
#[macro_use]
pub mod deeper {
    macro_rules! pick {
        () => {
            3
        };
    }
    pub fn first() -> i32 {
        pick!()
    }
}
}
macro_rules! pick {
    () => {
        2
    };
}
pub mod inner {
    macro_rules! choose {
        () => {
            4
        };
    }
pub(crate) mod choose_macro { pub(crate) use choose; }
}
macro_rules! choose {
    () => {
        5
    };
}
pub fn chosen() -> i32 {
    choose!()
}
pub(crate) use pick;
}
