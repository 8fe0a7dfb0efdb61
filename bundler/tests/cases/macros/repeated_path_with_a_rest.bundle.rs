fn main() {
    println!("{}", demo::value_of!(deep.deeper));
}

mod demo {
pub mod deep {
    pub mod deeper {
        pub fn value() -> i32 {
            7
        }
    }
}
macro_rules! value_of {
    ($($part:ident).+) => {
        $crate::demo::$($part)::+::value()
    };
}
pub(crate) use value_of;
}
