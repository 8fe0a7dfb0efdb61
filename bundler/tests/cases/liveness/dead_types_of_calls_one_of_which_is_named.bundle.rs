use demo::Live;
struct Own;
impl Own { fn call(&self) -> u32 { 7 } }
fn main() { println!("{} {}", 3u8.live(), Own.call()); }

mod demo {
macro_rules! rf {
    ($name:ident, $tr:ident) => {
        pub trait $tr { fn call(&self) -> u32; }
        pub struct $name(pub u32);
        impl $tr for $name { fn call(&self) -> u32 { self.0 } }
    };
}
rf!(A3, T3);
pub trait Live { fn live(&self) -> u32; fn spare(&self) -> u32; }
macro_rules! live {
    ($t:ident, $f:ident) => {
        impl Live for $t {
            fn live(&self) -> u32 { 1 }
            fn $f(&self) -> u32 { A3(1).call() }
        }
    };
}
live!(u8, spare);
}
