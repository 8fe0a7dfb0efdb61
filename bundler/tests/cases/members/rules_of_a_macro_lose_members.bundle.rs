use numbers::kinds::Integer;

fn main() {
    println!("{} {}", 3u8.double(), demo::Even(4).double().0);
}

mod demo {
#[derive(Clone, Copy)]
pub struct Even(pub u8);
mod inner {
use crate::numbers;
    use crate::demo::Even;
    numbers::integer!(wrapped: Even);
}
}

mod numbers {
pub mod kinds {
    pub trait Integer: Copy {
        fn double(self) -> Self;
    }
}
macro_rules! integer {
    () => {};
    (wrapped: $($t:ident),*) => {
        $(const _: () = {
            impl $crate::numbers::kinds::Integer for $t {
                fn double(self) -> Self {
                    $t(self.0 * 2)
                }
            }
        };)*
    };
    ($t:ty, $($rest:tt)*) => {
        impl $crate::numbers::kinds::Integer for $t {
            fn double(self) -> Self {
                self * 2
            }
        }
        $crate::numbers::integer!($($rest)*);
    };
}
integer!(u8, u16,);
pub(crate) mod integer_macro { pub(crate) use integer; }
pub(crate) use integer_macro::integer;
}
