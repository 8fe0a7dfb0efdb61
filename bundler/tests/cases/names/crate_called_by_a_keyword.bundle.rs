use crate::async_lib as r#async;
use demo::three;
use crate::async_lib::one;
fn main() {
    println!("{} {} {}", one(), r#async::two!(), three());
}

mod demo {
use crate::async_lib as r#async;
use crate::async_lib as waiting;
pub fn three() -> u8 {
    r#async::one() + crate::async_lib::two!() + waiting::one() - 1
}
}

mod async_lib {
pub fn one() -> u8 {
    crate::async_lib::inner::one()
}
mod inner {
    pub fn one() -> u8 {
        1
    }
}
macro_rules! two {
    () => {
        $crate::async_lib::one() + 1
    };
}
pub(crate) use two;
}
