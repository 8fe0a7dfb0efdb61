extern "C" {
    fn two_hook() -> i32;
}

fn main() {
    println!("{}", one::three() + unsafe { two_hook() });
}

mod one {
pub fn three() -> i32 {
    3
}
}

mod two {
#[no_mangle]
pub extern "C" fn two_hook() -> i32 {
    2
}
}
