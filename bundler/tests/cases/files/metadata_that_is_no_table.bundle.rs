fn main(){ println!("{}", util::v()); }

mod util {
pub fn v() -> &'static str { "util" }
}
