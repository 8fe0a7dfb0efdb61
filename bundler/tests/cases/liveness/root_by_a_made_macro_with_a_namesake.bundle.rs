fn main() {
    println!("{}", demo::value());
}

mod demo {
macro_rules! maker {
    ($name:ident, $function:ident, $value:expr) => {
        macro_rules! $name {
            () => {
                #[export_name = "the_hook"]
                pub extern "C" fn $function() -> i32 {
                    $value
                }
            };
        }
    };
}
mod inner {
    maker!(hooks, hook, 3);
    pub mod unnamed {
        hooks!();
    }
}
extern "C" {
    fn the_hook() -> i32;
}
pub fn value() -> i32 {
    unsafe { the_hook() }
}
}
