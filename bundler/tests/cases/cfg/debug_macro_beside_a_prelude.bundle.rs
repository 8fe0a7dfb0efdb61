use demo::prelude::*;

fn main() {
    let only_named = VecDeque::from([1, 2]);
    debug!(only_named);
    println!("{}", only_named.len());
}

mod demo {
pub mod prelude {
    pub(crate) use crate::demo::debug;
    pub use std::collections::*;
    pub use std::fmt::Write as _;
}

#[cfg(debug_assertions)]
macro_rules! debug {
    ($($value:expr),*) => {
        $(eprintln!("{}:{} {}", file!(), line!(), $crate::demo::shown(&$value));)*
    };
}

#[cfg(not(debug_assertions))]
macro_rules! debug {
    ($($value:expr),*) => {};
}

pub fn shown<T: std::fmt::Debug>(value: &T) -> String {
    let mut text = String::new();
    #[cfg(debug_assertions)]
    {
        use crate::demo::prelude::*;
        text.write_str("= ").unwrap();
    }
    text.push_str(&format!("{value:?}"));
    text
}
#[cfg(debug_assertions)] pub(crate) use debug;
#[cfg(not(debug_assertions))] pub(crate) use debug;
}
