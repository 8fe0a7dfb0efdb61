#![allow(arithmetic_overflow)]
fn main() {
    println!("{}", demo::next!());
}

mod demo {
macro_rules! next {
    () => {{
        let last: u8 = 255;
        if std::env::args().count() > 5 {
            last + 1
        } else {
            3
        }
    }};
}
pub(crate) use next;
}
