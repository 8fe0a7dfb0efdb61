fn main() {
    println!("{}", demo::call());
}

mod demo {
macro_rules! export {
    ($how:meta, $name:ident) => {
        #[$how]
        pub extern "C" fn $name() -> u32 { 5 }
    };
}
export!(no_mangle, demo_five);
extern "C" {
    #[link_name = "demo_five"]
    fn five() -> u32;
}
pub fn call() -> u32 {
    unsafe { five() }
}
}
