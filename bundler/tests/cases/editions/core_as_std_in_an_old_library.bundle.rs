fn main() {
    println!("{}", old::sizes::size());
}

mod old {
extern crate core as std;
pub mod sizes {
    use std::mem::size_of;
    pub fn size() -> usize {
        size_of::<u8>() + ::std::mem::size_of::<u16>()
    }
}
}
