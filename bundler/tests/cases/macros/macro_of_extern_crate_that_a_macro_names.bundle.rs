use crate::demo::line;

mod demo {
macro_rules! line {
    () => {
        "library"
    };
}
pub(crate) use line;
}


macro_rules! choose {
    (line) => {
        1
    };
    (column) => {
        2
    };
}
macro_rules! wrap {
    () => {
        choose!(line)
    };
}
mod inner {
    pub fn one() -> i32 {
        wrap!() + choose!(column)
    }
}
fn main() {
    println!("{} {}", inner::one(), line!());
}
