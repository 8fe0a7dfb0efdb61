fn main() {
    println!("{}", demo::five());
}

mod demo {
macro_rules! export {
    () => {
        #[export_name = "demo_hook"]
        pub extern "C" fn hook() -> i32 {
            5
        }
    };
}
export!();
extern "C" {
    fn demo_hook() -> i32;
}
pub fn five() -> i32 {
    unsafe { demo_hook() }
}
}
