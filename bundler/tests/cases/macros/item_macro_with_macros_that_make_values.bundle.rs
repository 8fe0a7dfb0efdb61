fn main() {
    println!("{}", demo::checked());
}

mod demo {
pub const MOD: u32 = 998_244_353;
pub fn checked() -> u32 {
    MOD
}
}
