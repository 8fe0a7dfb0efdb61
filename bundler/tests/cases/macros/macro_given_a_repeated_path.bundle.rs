fn main() {
    println!("{}", demo::get!(outer.consts.VALUE));
}

mod demo {
pub mod outer {
    pub mod consts {
        pub const VALUE: u32 = 7;
    }
}
macro_rules! get {
    ($($part:ident).+) => {
        $crate::demo::$($part)::+
    };
}
pub(crate) use get;
}
