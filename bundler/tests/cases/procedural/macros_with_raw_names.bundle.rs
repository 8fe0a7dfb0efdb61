struct One;
impl One {
    const SIZE: u8 = 6;
}
fn main() { println!("{} {}", 5, One::SIZE); }
