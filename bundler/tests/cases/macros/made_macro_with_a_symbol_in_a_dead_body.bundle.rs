extern "C" {
    fn symbol_in_a_dead_body() -> u8;
}

fn main() {
    println!("{}", unsafe { symbol_in_a_dead_body() } + demo::two());
}

mod demo {
macro_rules! maker {
    ($name:ident) => {
        macro_rules! $name {
            () => {
                #[no_mangle]
                pub extern "C" fn symbol_in_a_dead_body() -> u8 {
                    3
                }
            };
        }
    };
}
maker!(export);

const _: () = {
    export!();
};
pub fn two() -> u8 {
    2
}
}
