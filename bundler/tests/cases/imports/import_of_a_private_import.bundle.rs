fn main() {
    println!("{}", demo::count());
}

mod demo {
use std::collections::HashMap as Table;

mod inner {
    pub fn count() -> usize {
        let mut table = super::Table::new();
        table.insert(1, 2);
        table.len()
    }
}

pub use inner::count;
}
