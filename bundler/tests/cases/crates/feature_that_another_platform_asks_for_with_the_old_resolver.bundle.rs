fn main(){ mid::f(); println!("{}", util::v()); }

mod mid {
pub fn f(){}
}

mod util {
pub fn v() -> &'static str { if cfg!(all()) { "fast" } else { "slow" } }
}
