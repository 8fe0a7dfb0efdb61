fn main() {
    println!("{}", demo::pick!());
}

mod demo {
macro_rules! pick {
    () => {
        4
    };
}
pub(crate) use pick;
}
