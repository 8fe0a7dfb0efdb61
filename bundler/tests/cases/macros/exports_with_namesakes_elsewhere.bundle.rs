fn main() {
    println!("{} {}", demo::first(), demo::outer!());
    println!("{} {}", demo::second(), demo::earlier!());
    println!("{} {}", demo::closed::third(), demo::inner!());
}

mod demo {
pub(crate) use below::outer_macro;
pub(crate) use outer_macro::outer;
macro_rules! outer {
    () => {
        1
    };
}
pub fn first() -> i32 {
    outer!()
}
pub mod below {
    macro_rules! outer {
        () => {
            2
        };
    }
pub(crate) mod outer_macro { pub(crate) use outer; }
}

macro_rules! earlier {
    () => {
        10
    };
}
pub fn second() -> i32 {
    earlier!()
}
macro_rules! earlier {
    () => {
        20
    };
}

macro_rules! inner {
    () => {
        100
    };
}
pub mod closed {
    macro_rules! inner {
        () => {
            200
        };
    }
    pub fn third() -> i32 {
        inner!()
    }
}
pub(crate) use earlier;
pub(crate) use inner;
}
