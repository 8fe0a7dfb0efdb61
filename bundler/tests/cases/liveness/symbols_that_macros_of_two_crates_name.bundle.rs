mod demo {
macro_rules! export {
    ($name:ident) => {
        #[no_mangle]
        pub extern "C" fn $name() -> i32 {
            2
        }
    };
}
pub(crate) use export;
}

macro_rules! export_own {
    ($name:ident) => {
        #[no_mangle]
        pub extern "C" fn $name() -> i32 {
            3
        }
    };
}
demo::export!(two);
export_own!(three);

fn main() {
    println!("{} {}", two(), three());
}
