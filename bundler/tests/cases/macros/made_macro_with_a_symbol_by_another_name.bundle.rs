extern "C" {
    fn symbol_by_another_name() -> u8;
}

fn main() {
    println!("{}", unsafe { symbol_by_another_name() } + demo::two() + demo::other::none());
}

mod demo {
macro_rules! maker {
    ($name:ident) => {
        macro_rules! $name {
            () => {
                #[no_mangle]
                pub extern "C" fn symbol_by_another_name() -> u8 {
                    3
                }
            };
        }
    };
}
maker!(export);
use export as define;

pub mod other {
    macro_rules! export {
        () => { 0 };
    }
    pub fn none() -> u8 { export!() }
}
const _: () = {
    define!();
};
pub fn two() -> u8 {
    2
}
}
