use outer::both;

fn main() {
    println!("{:?} {}", both!(5), outer::shared!(1));
    println!("{}", inner::add!(1, 2));
}

mod outer {
use crate::inner;

pub(crate) use inner::shared;
pub mod text {
use crate::inner::add;
    pub fn wrap(number: i32) -> String {
        format!("<{}>", add!(number, 1))
    }
}

macro_rules! both {
    ($e:expr) => {
        ($crate::outer::text::wrap($e), $crate::outer::shared!($e), $crate::outer::private_help!($e))
    };
}

macro_rules! private_help {
    ($e:expr) => {
        $e * $crate::outer::FACTOR
    };
}

pub const FACTOR: i32 = 3;
pub(crate) use both;
pub(crate) use private_help;
}

mod inner {
macro_rules! add {
    ($a:expr, $b:expr) => {
        $crate::inner::sum($a, $b)
    };
}

macro_rules! shared {
    ($e:expr) => {
        $crate::inner::add!($e, $crate::inner::ten())
    };
}

pub fn sum(a: i32, b: i32) -> i32 {
    a + b
}

pub fn ten() -> i32 {
    10
}
pub(crate) use add;
pub(crate) use shared;
}
