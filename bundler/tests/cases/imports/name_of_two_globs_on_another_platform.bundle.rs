use demo::a::*;
use demo::b::*;

#[cfg(target_os = "none")]
use self::inner::deep;

fn on_another_platform() -> u8 {
    #[cfg(target_os = "none")]
    return pick();
    8
}

fn main() {
    println!("{}", on_another_platform());
}

mod demo {
pub mod a {
    pub fn pick() -> u8 {
        1
    }
    pub mod inner {
        pub fn deep() -> u8 {
            1
        }
    }
}
pub mod b {
    pub fn pick() -> u8 {
        2
    }
    pub mod inner {
        pub fn deep() -> u8 {
            2
        }
    }
}
}
