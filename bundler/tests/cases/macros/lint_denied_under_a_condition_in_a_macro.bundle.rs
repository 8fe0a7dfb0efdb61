fn main() {
    println!("{}", demo::made::used());
}

mod demo {
macro_rules! make {
    ($name:ident) => {
        #[cfg_attr(all(), warn(dead_code))]
        pub mod $name {
            pub fn used() -> u32 { 1 }
            pub fn unused() -> u32 { 2 }
        }
    };
}
make!(made);
}
