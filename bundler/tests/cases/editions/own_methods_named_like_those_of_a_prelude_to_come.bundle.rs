fn main() {
    println!("{} {}", demo::later(7), demo::later(700));
}

mod demo {
use ::core::convert::TryInto;
use std::future::Ready;
pub trait Later {
    fn into_future(self) -> u8;
}
impl Later for Ready<u8> {
    fn into_future(self) -> u8 {
        self.into_inner()
    }
}
pub fn later(n: u16) -> u8 {
    std::future::ready(n.try_into().unwrap_or(9)).into_future()
}
}
