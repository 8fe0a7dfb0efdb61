#[cfg(ONLINE_JUDGE)]
use demo::shared as s;

#[cfg(ONLINE_JUDGE)]
fn at_a_judge() {
    println!("{} {} {} {}", s!(second), s!(third), s!(fourth), demo::two());
}

fn main() {
    #[cfg(ONLINE_JUDGE)]
    at_a_judge();
    let dead = demo::shared!(first);
    println!("{dead} {}", demo::one());
}

mod demo {
macro_rules! shared {
    (first) => {
        $crate::demo::first()
    };
    (second) => {
        $crate::demo::second()
    };
    (third) => {{
        use $crate::demo::third as renamed;
        renamed()
    }};
    (fourth) => {
        $crate::demo::nested!()
    };
}

macro_rules! nested {
    () => {
        $crate::demo::fourth()
    };
}

pub fn first() -> &'static str {
    "first"
}

pub fn second() -> &'static str {
    "second"
}

pub fn third() -> &'static str {
    "third"
}

pub fn fourth() -> &'static str {
    "fourth"
}

macro_rules! make {
    (one) => {
        pub fn one() -> &'static str {
            of_one()
        }
    };
    (two) => {
        pub fn two() -> &'static str {
            of_two()
        }
    };
}

fn of_one() -> &'static str {
    "one"
}

fn of_two() -> &'static str {
    "two"
}

make!(one);
#[cfg(ONLINE_JUDGE)]
make!(two);
pub(crate) use shared;
pub(crate) use nested;
}
