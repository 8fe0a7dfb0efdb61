fn main() {
    println!("{}", demo::of_fields());
}

mod demo {
pub mod a {
    pub struct X;
    impl X {
        pub fn go(&self) -> i32 {
            1
        }
    }
}
pub mod b {
    pub struct X;
    impl X {
        pub fn go(&self) -> i32 {
            2
        }
    }
}
pub struct P {
    #[cfg(local)]
    pub x: a::X,
    #[cfg(not(local))]
    pub x: b::X,
}
fn new() -> P {
    #[cfg(local)]
    let x = a::X;
    #[cfg(not(local))]
    let x = b::X;
    P { x }
}
pub fn of_fields() -> i32 {
    new().x.go()
}
}
