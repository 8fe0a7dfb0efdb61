fn main(){ println!("{}", util::v()); }

mod util {
pub fn v() -> &'static str { if cfg!(any()) { "fast" } else { "slow" } }
}
