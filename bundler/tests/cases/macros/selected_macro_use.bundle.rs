use crate::demo::a;

mod demo {
macro_rules! a {
    () => {
        "library a"
    };
}
macro_rules! b {
    () => {
        "library b"
    };
}
pub(crate) use a;
pub(crate) use b;
}


macro_rules! b {
    () => {
        "own b"
    };
}

fn main() {
    println!("{} {} {}", a!(), b!(), demo::b!());
}
