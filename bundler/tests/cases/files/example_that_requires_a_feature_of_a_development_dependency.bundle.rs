fn main(){ println!("{} {} {} {:?}", demo::v(), util::v(), "my_ex", ::core::option::Option::Some("my-ex")); }

mod demo {
pub fn v() -> &'static str { "demo" }
}

mod util {
pub fn v() -> &'static str { if cfg!(all()) { "fast" } else { "slow" } }
}
