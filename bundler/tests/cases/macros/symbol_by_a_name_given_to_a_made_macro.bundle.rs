extern "C" {
    fn symbol_of_a_given_macro() -> u8;
}

fn main() {
    println!("{}", unsafe { symbol_of_a_given_macro() } + demo::two());
}

mod demo {
macro_rules! same {
    ($($t:tt)*) => { $($t)* };
}
same! {
    macro_rules! apply { ($m:ident) => { $m!(symbol_of_a_given_macro, 3); } }
}
macro_rules! symbol {
    ($name:ident, $n:expr) => {
        #[no_mangle]
        pub extern "C" fn $name() -> u8 {
            $n
        }
    };
}
const _: () = {
    apply!(symbol);
};
pub fn two() -> u8 {
    2
}
}
