use demo::made::{helped, Get, Own};
use demo::other::five;

extern "C" {
    fn symbol_of_the_made() -> u32;
}

fn main() {
    let own = Own;
    println!("{} {} {}", helped(), own.get(), five());
    println!("{}", unsafe { symbol_of_the_made() });
    println!("{}", get_of(&own));
}

fn get_of(it: &impl Get) -> u32 {
    it.get()
}

mod demo {
pub mod made {
    macro_rules! maker {
        ($name:ident) => {
            macro_rules! $name {
                ($type:ident) => {
                    fn helper() -> u32 {
                        1
                    }
                    impl $type {
                        pub fn get(&self) -> u32 {
                            10
                        }
                    }
                    impl Drop for $type {
                        fn drop(&mut self) {
                            println!("dropped");
                        }
                    }
                    #[no_mangle]
                    pub extern "C" fn symbol_of_the_made() -> u32 {
                        100
                    }
                };
            }
        };
    }
    maker!(define);

    pub trait Get {
        fn get(&self) -> u32 {
            0
        }
    }
    pub struct Own;
    impl Get for Own {}
    define!(Own);

    pub fn helped() -> u32 {
        helper()
    }
}

pub mod other {
    macro_rules! define {
        ($name:ident) => {
            5
        };
    }

    pub fn five() -> u32 {
        define!(x)
    }
}
}
