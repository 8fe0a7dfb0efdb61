fn main() {
    println!("{}", demo::get!(consts, VALUE));
}

mod demo {
pub mod consts {
    pub const VALUE: u32 = 7;
}
macro_rules! get {
    ($m:ident, $n:ident) => {
        $crate::demo::$m::$n
    };
}
pub(crate) use get;
}
