fn main() {
    let x = 3;
    demo::debug!(x, x + 1);
    demo::inside();
}

mod demo {
macro_rules! debug {
    ($($e:expr),* $(,)?) => {
        $(println!("{} = {}", stringify!($e), $crate::demo::show(&$e));)*
    };
}
pub fn show<T: std::fmt::Debug>(value: &T) -> String {
    format!("{value:?}")
}
pub fn inside() {
    debug!(1 + 1, "two");
    assert!(crate::demo::show(&1) == "1");
}
pub(crate) use debug;
}
