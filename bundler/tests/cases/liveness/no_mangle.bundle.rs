
extern "C" {
    fn demo_seven() -> i32;
}

fn main() {
    println!("{}", unsafe { demo_seven() });
}

mod demo {
pub mod exported {
    #[no_mangle]
    pub extern "C" fn demo_seven() -> i32 {
        7
    }
}
}
