fn main() {
    println!("{}", demo::Finder::new(7).0 .0);
}

mod demo {
use crate::find::{tables};
pub struct Finder(pub tables::Table);
impl Finder {
    pub fn new(n: u8) -> Finder {
        Finder(tables::Table(n))
    }
}
}

mod find {
pub mod tables {
    pub struct Table(pub u8);
}
}
