fn main() {
    println!("{} {}", near::one!(), near::two!());
}

mod far {
pub fn one() -> u32 {
    1
}
}

mod near {
macro_rules! one {
    () => {
        far::one()
    };
}
macro_rules! two {
    () => {
        other::two()
    };
}
pub(crate) use one;
pub(crate) use two;
}

mod other {
pub fn two() -> u32 {
    2
}
}
