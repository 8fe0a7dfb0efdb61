
extern "C" {
    fn demo_of_a_constant() -> u8;
}

fn main() {
    println!("{}", unsafe { demo_of_a_constant() });
}

mod demo {
pub trait Unused {
    const COUNT: u8 = {
        #[no_mangle]
        extern "C" fn demo_of_a_constant() -> u8 {
            2
        }
        1
    };
}
}
