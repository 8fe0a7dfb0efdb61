use crate::demo::four as quattro;

fn main() {
    println!("{}", quattro!());
}

mod demo {
macro_rules! four {
    () => {
        4
    };
}
pub(crate) use four;
}
