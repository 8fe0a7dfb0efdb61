use demo::Work;
fn main() {
    println!("{}", demo::Own(3).live());
}

mod demo {
pub struct Own(pub i32);
pub trait Work {
    fn dead(&self) {}
    fn live(&self) -> i32;
}
extern "C" {
    fn hook_of_demo() -> i32;
}
impl Work for Own {
    fn dead(&self) {
        #[no_mangle]
        pub extern "C" fn hook_of_demo() -> i32 {
            7
        }
    }
    fn live(&self) -> i32 {
        unsafe { hook_of_demo() }
    }
}
}
