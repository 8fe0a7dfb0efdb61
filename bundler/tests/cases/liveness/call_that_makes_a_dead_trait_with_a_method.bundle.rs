fn main() { println!("{}", demo::five()); }

mod demo {
macro_rules! rf {
    ($name:ident, $tr:ident) => {
        pub trait $tr { fn call(&self) -> i32; }
        pub struct $name(pub i32);
        impl $tr for $name { fn call(&self) -> i32 { self.0 } }
    };
}
rf!(A1, T1);
pub fn five() -> i32 { A1(5).call() }
}
