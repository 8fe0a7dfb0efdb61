fn main(){ println!("{} {}", "quick kind true wrote true", mid::v()); }

mod mid {
pub const WROTE: &str = "wrote false";
pub fn v() -> String { format!("{} {} {WROTE}", if cfg!(any()) {"quick"} else {"slow"}, "kind false") }
}
