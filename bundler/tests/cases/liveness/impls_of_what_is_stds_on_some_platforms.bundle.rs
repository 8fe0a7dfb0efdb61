use demo::{Own, Thrice, Twice};
use std::pin::Pin;
fn main() {
    let pin = Pin::new(&1u8);
    println!("{} {} {}", pin.thrice(), pin.twice(), Own);
}

mod demo {
#[cfg(not(windows))]
use std::fmt::Display as Show;
#[cfg(not(windows))]
use std::pin::Pin as Near;

#[cfg(windows)]
pub struct Near<T>(pub T);
#[cfg(windows)]
pub trait Show {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result;
}
pub type Alias<T> = Near<T>;

pub trait Thrice {
    fn thrice(&self) -> u32;
}
impl<T> Thrice for Near<T> {
    fn thrice(&self) -> u32 {
        3
    }
}
pub trait Twice {
    fn twice(&self) -> u32;
}
impl<T> Twice for Alias<T> {
    fn twice(&self) -> u32 {
        2
    }
}
pub struct Own;
impl Show for Own {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("own")
    }
}
}
