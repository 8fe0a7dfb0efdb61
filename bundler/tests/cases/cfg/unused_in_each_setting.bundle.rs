fn main() {
    println!("{}", demo::sum());
}

mod demo {
#![allow(dead_code, unused_imports)]

pub fn in_debug() -> u32 {
    1
}
pub fn in_release() -> u32 {
    2
}
pub fn online() -> u32 {
    3
}
pub fn online_in_debug() -> u32 {
    4
}
pub fn offline() -> u32 {
    5
}

pub mod work {
    pub trait Sized2 {
        fn size(&self) -> u32 {
            8
        }
    }
    impl Sized2 for u32 {}

    #[cfg(debug_assertions)]
    pub fn size(n: u32) -> u32 {
        let size = n;
        size.size()
    }

    #[cfg(not(debug_assertions))]
    pub fn size(n: u32) -> u32 {
        n
    }
}

pub fn sum() -> u32 {
    let mut sum = work::size(3);
    #[cfg(debug_assertions)]
    {
        sum += in_debug();
        #[cfg(ONLINE_JUDGE)]
        {
            sum += online_in_debug();
        }
    }
    #[cfg(not(debug_assertions))]
    {
        sum += in_release();
    }
    #[cfg(ONLINE_JUDGE)]
    {
        sum += online();
    }
    #[cfg(not(ONLINE_JUDGE))]
    {
        sum += offline();
    }
    sum
}
}
