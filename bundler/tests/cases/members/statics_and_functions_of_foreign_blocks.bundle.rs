use demo::c::*;
use demo::own::*;

fn main() {
    unsafe {
        println!("{} {}", environ.is_null(), getppid() > 0);
    }
    println!("{} {}", getpid(), stdout);
}

mod demo {
pub mod c {
    extern "C" {
        pub static environ: *const *const std::ffi::c_char;
        pub fn getppid() -> i32;
    }
}
pub mod own {
    pub fn getpid() -> &'static str {
        "own"
    }
    pub static stdout: &str = "out";
}
}
