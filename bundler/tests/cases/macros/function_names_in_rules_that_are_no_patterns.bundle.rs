use demo::Pair;

fn main() {
    let new = || Pair { field: 3 };
    println!("{} {}", new().generic(2), new().all());
    if new().field > 5 {
        Pair::given(2);
    }
}

mod demo {
use std::cmp::max;
macro_rules! bang {
    () => {
        1
    };
}
pub struct Pair {
    pub field: u8,
}
macro_rules! methods {
    ($name:ident) => {
        impl $name {
            pub fn generic<T>(self, value: T) -> T {
                value
            }
            pub fn end(self) -> u8 {
                self.field() + Self::bang()
            }
            fn field(&self) -> u8 {
                self.field
            }
            fn bang() -> u8 {
                bang!()
            }
            pub fn given(number: u8) -> u8 {
                return max(Self::given(number - 1), 1);
            }
            pub fn all(self) -> u8 {
                [self].map($name::end)[0]
            }
        }
    };
}
methods!(Pair);
}
