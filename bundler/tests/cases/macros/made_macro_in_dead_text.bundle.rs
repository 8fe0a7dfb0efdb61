extern "C" {
    fn symbol_of_the_dead() -> u32;
}

fn main() {
    drop(demo::made::Own);
    println!("{} {}", demo::other::five(), unsafe { symbol_of_the_dead() });
}

mod demo {
macro_rules! drop_maker {
    () => {
        macro_rules! noisy {
            ($type:ident) => {
                impl Drop for $type {
                    fn drop(&mut self) {
                        println!("dropped");
                    }
                }
            };
        }
    };
}

pub mod made {
    drop_maker!();

    pub struct Own;

    const _: () = {
        noisy!(Own);
    };
}

pub mod other {
    macro_rules! noisy {
        ($name:ident) => {
            5
        };
    }

    pub fn five() -> u32 {
        noisy!(x)
    }
}

macro_rules! symbol_maker {
    ($name:ident) => {
        macro_rules! $name {
            () => {
                #[no_mangle]
                pub extern "C" fn symbol_of_the_dead() -> u32 {
                    100
                }
            };
        }
    };
}

symbol_maker!(define);
mod dead {
    const _: () = {
        define!();
    };
}
}
