fn main() {
    let bits = demo::Bits { int: 7 };
    let int = unsafe { bits.int };
    println!("{:#x} {}", demo::bits(1.0), int);
}

mod demo {
#[derive(Clone, Copy)]
pub union Bits {
    pub float: f32,
    pub int: u32,
}
pub fn bits(float: f32) -> u32 {
    let b = Bits { float };
    unsafe { b.int }
}
}
