fn main() {
    println!("{}", demo::value());
}

mod demo {
pub mod consts {
    pub const VALUE: u32 = 7;
}
pub fn value() -> u32 {
    macro_rules! get {
        ($m:ident) => {
            $m::VALUE
        };
    }
    get!(consts)
}
}
