fn main() {
    println!("{}", demo::called());
}

mod demo {
use crate::abroad;
macro_rules! alias {
    ($name:ident) => { use abroad::deep as $name; };
}
alias!(centre);
macro_rules! call {
    ($module:ident, $inner:ident, $name:ident) => { $module::$inner::$name() };
}
pub fn called() -> &'static str { call!(centre, deeper, pick) }
}

mod abroad {
pub mod deep {
    pub mod deeper {
        pub fn pick() -> &'static str { "abroad" }
    }
}
}
