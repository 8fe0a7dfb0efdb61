fn main(){ println!("{}", demo::v()); }

mod demo {
pub fn v() -> &'static str { if cfg!(all()) { "extra" } else { "plain" } }
}
