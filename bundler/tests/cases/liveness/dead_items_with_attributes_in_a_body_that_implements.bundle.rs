use demo::Show;

extern "C" {
    fn made_for_the_linker(x: u32) -> u32;
}

fn main() {
    demo::setup();
    println!("{} {}", 4u32.show(), unsafe { made_for_the_linker(1) });
}

mod demo {
pub trait Show {
    fn show(&self) -> String;
}
pub fn setup() {
    #[no_mangle]
    pub extern "C" fn made_for_the_linker(x: u32) -> u32 {
        x + 1
    }
    impl Show for u32 {
        fn show(&self) -> String {
            format!("<{self}>")
        }
    }
}
}
