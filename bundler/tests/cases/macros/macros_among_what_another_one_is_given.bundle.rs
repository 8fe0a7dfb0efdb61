fn main() {
    let _told = demo::Told;
    println!("{} {}", demo::work::tell(4), demo::work::tell(5));
}

mod demo {
macro_rules! pass {
    ($($token:tt)*) => { $($token)* };
}
pass! {
    macro_rules! inner {
        ($x:expr) => {
            match $x {
                LIMIT => 10,
                _ => 20,
            }
        };
    }
    macro_rules! drops {
        ($name:ident) => {
            impl Drop for $name {
                fn drop(&mut self) {
                    println!("dropped");
                }
            }
        };
    }
}
mod limits {
    pub const LIMIT: u8 = 4;
}
pub mod work {
    use crate::demo::limits::*;
    pub fn tell(x: u8) -> u8 {
        inner!(x)
    }
}
pub struct Told;
const _: () = {
    drops!(Told);
};
}
