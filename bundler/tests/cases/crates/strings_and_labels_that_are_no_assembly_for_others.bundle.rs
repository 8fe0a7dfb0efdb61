fn main() {
    println!("{} {}", demo::three(), other::two());
    other::aligned!();
    println!("{}", other::aligned_twice(1));
}

mod demo {
pub fn three() -> u8 {
    unsafe { std::arch::asm!("nop; 3: nop", options(nomem)) };
    println!(".three");
    let asm = (".three", 3);
    asm.1
}
}

mod other {
pub fn two() -> u8 {
    unsafe { std::arch::asm!("nop", "2: nop", options(nomem)) };
    println!(".two");
    let asm = (".two", 2);
    asm.1
}
macro_rules! aligned {
    () => { unsafe { std::arch::asm!(".p2align 2", "nop") } };
}
pub fn aligned(n: u8) -> u8 {
    println!("aligned:");
    n + 1
}
pub fn aligned_twice(n: u8) -> u8 {
    aligned(aligned(n))
}
pub(crate) mod aligned_macro { pub(crate) use aligned; }
pub(crate) use aligned_macro::aligned;
}
