fn main() {
    println!("{}", demo::call());
}

mod demo {
macro_rules! export {
    ($how:meta, $name:ident) => {
        #[cfg_attr(all(), $how)]
        pub extern "C" fn $name() -> u32 { 5 }
    };
}
export!(no_mangle, demo_six);
extern "C" {
    #[link_name = "demo_six"]
    fn six() -> u32;
}
pub fn call() -> u32 {
    unsafe { six() }
}
}
