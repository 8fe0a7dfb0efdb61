fn main() {
    println!("{:?}", demo::name_of!({ four }));
}

mod demo {
pub mod helper {
    pub fn doubled(n: u32) -> u32 {
        2 * n
    }
}

macro_rules! name_of {
    ($(#[$meta:meta])* { $name:ident }) => {
        $crate::demo::name_of! { value: $crate::demo::helper::doubled(4), named: stringify!($name), list: [] }
    };
    (value: $value:expr, named: $name:expr, list: [$($item:tt)*]) => {
        $crate::demo::finish!(value $value; $name; ($($item)*))
    };
}

macro_rules! finish {
    (text $value:expr) => {
        stringify!($value)
    };
    (value $value:expr; $name:expr; $list:tt) => {
        ($value, $name)
    };
}
pub(crate) use name_of;
pub(crate) use finish;
}
