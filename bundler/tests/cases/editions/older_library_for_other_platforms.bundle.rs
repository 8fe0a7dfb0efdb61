fn main() {
    println!("{}", demo::bits() >= 32);
}

mod demo {
#[cfg(target_pointer_width = "16")]
pub fn bits() -> u32 {
    16
}

#[cfg(not(target_pointer_width = "16"))]
pub fn bits() -> u32 {
    usize::BITS
}
}
