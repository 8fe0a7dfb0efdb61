use crate::demo::three;

fn main() {
    println!("{} {}", three!(), matches!(3, 1..=4));
}

mod demo {
macro_rules! three {
    () => {
        3
    };
}
pub(crate) use three;
}
