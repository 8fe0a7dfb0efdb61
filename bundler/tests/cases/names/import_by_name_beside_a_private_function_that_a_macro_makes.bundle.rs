fn main() {
    use demo::hub::*;
    println!("{} {}", go::far(), four());
}

mod demo {
macro_rules! pass {
    ($($t:tt)*) => {
        $($t)*
    };
}
pub mod wide {
    pub mod go {
        pub fn far() -> u8 {
            3
        }
    }
}
pub mod hub {
    pub use super::wide::go;
    pass! {
        fn go() -> u8 {
            4
        }
    }
    pub fn four() -> u8 {
        go()
    }
}
}
