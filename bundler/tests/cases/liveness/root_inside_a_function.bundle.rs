fn main() {
    println!("{}", demo::five());
}

mod demo {
extern "C" {
    fn demo_hook() -> i32;
}
const _: () = {
    #[no_mangle]
    pub extern "C" fn demo_hook() -> i32 {
        5
    }
};
pub fn five() -> i32 {
    unsafe { demo_hook() }
}
}
