fn main() {
    println!("{}", demo::c::number());
    unsafe {
        println!("{}", demo::c::getuid() < u32::MAX);
    }
}

mod demo {
pub mod numbers {
    pub fn getpid() -> u32 {
        7
    }
    pub fn getppid() -> u32 {
        8
    }
}
pub mod c {
    use crate::demo::numbers::*;
    extern "C" {
        pub fn getuid() -> u32;
    }
    pub fn number() -> u32 {
        getpid() + getppid()
    }
}
}
