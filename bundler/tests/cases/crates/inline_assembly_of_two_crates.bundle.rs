fn main() {
    println!("{} {}", demo::three(), other::two());
}

mod demo {
pub fn three() -> u8 {
    unsafe { std::arch::asm!("nop") };
    3
}
}

mod other {
pub fn two() -> u8 {
    unsafe { std::arch::asm!("nop", "2:", "nop") };
    2
}
}
