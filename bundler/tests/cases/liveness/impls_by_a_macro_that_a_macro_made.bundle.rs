use demo::{total, Square};

fn main() {
    println!("{} {}", total(Square(2)), total(&Square(2)));
}

mod demo {
mod inner {
    pub fn more() -> i32 {
        1
    }
}

use inner::more;

macro_rules! with_macro {
    ($(#[$meta:meta])* pub trait $name:ident { $($body:tt)* }) => {
        $(#[$meta])*
        pub trait $name {
            $($body)*
        }

        macro_rules! $name {
            (delegate) => {
                impl<T: $name> $name for &T {
                    fn size(&self) -> i32 {
                        (**self).size() + more()
                    }
                }
            };
        }
    };
}

with_macro! {
    pub trait Shape {
        fn size(&self) -> i32;
    }
}

Shape! { delegate }

pub struct Square(pub i32);

impl Shape for Square {
    fn size(&self) -> i32 {
        self.0 * self.0
    }
}

pub fn total(shape: impl Shape) -> i32 {
    shape.size()
}
}
