use demo::debug;
fn main() {
    let x = 3;
    debug!(x, x + 1);
    println!("{}", x);
}

mod demo {
#[cfg(debug_assertions)]
macro_rules! debug {
    ($($e:expr),* $(,)?) => { $(eprintln!("[{}] {} = {}", line!(), stringify!($e), $crate::demo::show(&$e));)* };
}
#[cfg(not(debug_assertions))]
macro_rules! debug {
    ($($t:tt)*) => { $crate::demo::nothing() };
}
pub fn show<T: std::fmt::Debug>(t: &T) -> String {
    format!("{t:?}")
}
pub fn nothing() {}
#[cfg(debug_assertions)] pub(crate) use debug;
#[cfg(not(debug_assertions))] pub(crate) use debug;
}
