use crate::demo::pick as choose;

fn main() {
    println!("{}", choose!());
}

mod demo {
pub(crate) use crate::pick;
#[macro_export]
macro_rules! pick {
    () => {
        5
    };
}
}
