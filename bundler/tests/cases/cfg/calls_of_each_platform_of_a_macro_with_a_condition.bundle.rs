use demo::*;
struct Own;
impl Own { fn size(&self) -> u32 { 3 } }
fn main() {
    println!("{} {} {}", rem(10u64), rem(12usize), Own.size());
}

mod demo {
pub trait Rem { fn rem(self, m: u32) -> u32; }
macro_rules! small { ($t:ty) => { impl Rem for $t { fn rem(self, m: u32) -> u32 { (self as u32) % m } } }; }
macro_rules! large { ($t:ty) => { impl Rem for $t { fn rem(self, m: u32) -> u32 { if cfg!(windows) { return 1; } (self % (m as $t)) as u32 } } }; }
large!(u64);
#[cfg(target_pointer_width = "32")]
small!(usize);
#[cfg(target_pointer_width = "64")]
large!(usize);
pub trait Dead { fn size(&self) -> u32; }
impl Dead for u8 { fn size(&self) -> u32 { 8 } }
pub fn rem<T: Rem>(n: T) -> u32 { n.rem(7) }
}
