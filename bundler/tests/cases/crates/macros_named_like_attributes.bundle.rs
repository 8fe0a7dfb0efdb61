use one::inline as first;

fn main() {
    println!("{} {} {}", first!(), cold!(), two::cold!());
}

mod one {
pub(crate) use crate::inline;
#[macro_export]
macro_rules! inline {
    () => {
        1
    };
}
}

mod two {
pub(crate) use crate::cold;
#[macro_export]
macro_rules! cold {
    () => {
        2
    };
}
}
