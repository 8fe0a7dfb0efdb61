fn main(){ println!("{}", mid::v()); }

mod mid {
pub fn v() -> &'static str { if cfg!(all()) {if cfg!(all()) {"miri"} else {"docsrs"}} else {"no"} }
}
