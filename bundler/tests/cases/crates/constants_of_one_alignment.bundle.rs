use dep::Made;
fn main() {
    let x: &[u32; 4] = &[0; 4];
    println!("{} {} {:?}", 3u8.f(), dep::is_zero(&[0; 16]), x);
}

mod dep {
pub fn is_zero(seed: &[u8; 16]) -> bool {
    seed == &[0; 16]
}
macro_rules! make {
    ($t:ident) => {
        pub trait $t {
            fn f(&self) -> u8 {
                7
            }
        }
        impl $t for u8 {}
    };
}
make!(Made);
}
