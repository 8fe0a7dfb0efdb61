fn main() {
    println!("{}", demo::run());
}

mod demo {
#![allow(dead_code)]
pub fn run() -> i32 {
    extern "C" fn early() {
        println!("early");
    }
    fn dead() {
        #[used]
        #[link_section = ".init_array"]
        static EARLY: extern "C" fn() = early;
    }
    3
}
}
