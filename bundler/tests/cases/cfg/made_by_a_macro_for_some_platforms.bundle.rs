fn main() {
    println!("{} {}", demo::run(), demo::walk());
}

mod demo {
macro_rules! make {
    ($name:ident, $by:ident) => {
        pub fn $name() -> i32 {
            $by()
        }
    };
}
make!(made, secret);
fn secret() -> i32 {
    5
}
pub fn run() -> i32 {
    #[cfg(local)]
    {
        made()
    }
    #[cfg(not(local))]
    {
        0
    }
}
pub mod m {
    macro_rules! member {
        ($name:ident) => {
            fn $name(&self) -> i32 {
                7
            }
        };
    }
    pub trait Go {
        member!(go);
    }
    impl Go for i32 {}
}
pub fn walk() -> i32 {
    #[cfg(local)]
    {
        use self::m::*;
        3.go()
    }
    #[cfg(not(local))]
    {
        0
    }
}
}
