use demo::Top;

fn main() {
    println!("{} {}", 3u8.top(5), demo::called());
}

mod demo {
pub use crate::base::Top;
mod hub {
    pub use crate::abroad::*;
}
use hub as centre;
macro_rules! call {
    ($module:ident, $name:ident) => { $module::$name() };
}
pub fn called() -> &'static str { call!(centre, pick) }
}

mod abroad {
pub fn pick() -> &'static str { "abroad" }
}

mod base {
pub trait Top: Sized {
    fn top(self, other: Self) -> Self;
}
macro_rules! top {
    ($($of:ident $name:ident $numbers:ident)*) => { $(
        impl Top for $of {
            fn top(self, $numbers: $of) -> $of { $of::$name(self, $numbers) }
        }
    )* };
}
top!(u8 max numbers u16 max numbers);
}
