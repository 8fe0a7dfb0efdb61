fn main() {
    println!("{}", demo::facade::tell!());
}

mod demo {
macro_rules! tell {
    () => {
        "told"
    };
}
macro_rules! share {
    () => {
        pub(crate) use top::tell;
    };
}
pub mod facade {
    use crate::demo as top;
    share!();
}
pub(crate) use tell;
}
