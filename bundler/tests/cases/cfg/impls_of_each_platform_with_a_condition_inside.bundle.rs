use demo::*;
struct Own;
impl Own { fn size(&self) -> u32 { 3 } }
fn main() {
    println!("{} {} {}", rem(10u64), rem(12usize), Own.size());
}

mod demo {
pub trait Rem { fn rem(self, m: u32) -> u32; }
macro_rules! large { ($t:ty) => { impl Rem for $t { fn rem(self, m: u32) -> u32 { (self % (m as $t)) as u32 } } }; }
large!(u64);
#[cfg(unix)]
impl Rem for usize {
    fn rem(self, m: u32) -> u32 {
        #[cfg(target_os = "android")]
        return 0;
        #[cfg(not(target_os = "android"))]
        return (self % (m as usize)) as u32;
    }
}
#[cfg(not(unix))]
impl Rem for usize { fn rem(self, m: u32) -> u32 { (self as u32) % m } }
pub trait Dead { fn size(&self) -> u32; }
impl Dead for u8 { fn size(&self) -> u32 { 8 } }
pub fn rem<T: Rem>(n: T) -> u32 { n.rem(7) }
}
