extern "C" {
    fn symbol_of_a_call() -> u8;
}

fn main() {
    println!("{} {} {}", demo::one(), demo::other::LIVE, unsafe { symbol_of_a_call() });
}

mod demo {
macro_rules! maker {
    ($d:tt $name:ident) => {
        macro_rules! $name {
            ($d m:ident) => { 5 };
        }
    };
}
macro_rules! symbol {
    ($name:ident) => {
        #[no_mangle]
        pub extern "C" fn $name() -> u8 {
            3
        }
    };
}
symbol!(symbol_of_a_call);
pub fn one() -> u8 {
    maker!($ own);
    own!(a) + 1
}
pub mod other {
    macro_rules! own {
        ($name:ident) => { pub const $name: u8 = 2; };
    }
    own!(LIVE);
}
}
