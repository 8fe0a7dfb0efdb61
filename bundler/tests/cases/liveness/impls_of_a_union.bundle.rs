fn main() {
    let bits: demo::Bits = demo::fresh();
    println!("{:x}", unsafe { bits.int });
}

mod demo {
pub union Bits {
    pub float: f32,
    pub int: u32,
}
impl Default for Bits {
    fn default() -> Bits {
        Bits { float: 1.0 }
    }
}
pub fn fresh<T: Default>() -> T {
    T::default()
}
}
