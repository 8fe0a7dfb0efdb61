extern "C" {
    fn symbol_by_an_import() -> u8;
}

fn main() {
    println!("{}", unsafe { symbol_by_an_import() } + demo::two());
}

mod demo {
macro_rules! rename {
    ($a:ident $b:ident) => { use $a as $b; };
}
macro_rules! quiet {
    () => {};
}
macro_rules! symbol {
    () => {
        #[no_mangle]
        pub extern "C" fn symbol_by_an_import() -> u8 {
            3
        }
    };
}
macro_rules! one {
    () => { rename!(symbol first); first!(); };
}
macro_rules! other {
    () => { rename!(quiet second); second!(); };
}
const _: () = {
    one!();
    other!();
};
pub fn two() -> u8 {
    2
}
}
