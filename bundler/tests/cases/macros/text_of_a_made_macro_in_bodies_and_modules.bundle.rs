fn main() {
    println!("{} {} {}", demo::first(), demo::second(), demo::beside::seven());
}

mod demo {
macro_rules! define {
    ($($name:ident { $($body:tt)* })*) => {
        $(
            macro_rules! $name {
                () => {
                    $($body)*
                };
            }
        )*
    };
}
define! {
    helped { helper() }
    told { near!() }
}
mod parts {
    pub mod first {
        pub fn helper() -> u8 {
            5
        }
    }
    pub mod second {
        pub fn helper() -> u8 {
            6
        }
    }
}
pub fn first() -> u8 {
    use parts::first::*;
    helped!()
}
pub fn second() -> u8 {
    use parts::second::*;
    helped!()
}
pub mod beside {
    macro_rules! near {
        () => {
            7
        };
    }
    pub fn seven() -> u8 {
        told!()
    }
}
}
