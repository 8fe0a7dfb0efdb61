fn main() {
    println!("{}", demo::value());
}

mod demo {
pub mod consts {
    pub const VALUE: u32 = 7;
}
macro_rules! get {
    ($m:ident, $n:ident) => {
        $m::$n
    };
}
pub fn value() -> u32 {
    get!(consts, VALUE)
}
}
