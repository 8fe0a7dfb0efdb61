use bitflags::bitflags;
bitflags! {
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    struct Walls: u8 {
        const NORTH = 1;
        const SOUTH = 0b10;
        const BOTH = Self::NORTH.bits() | Self::SOUTH.bits();
    }
}
fn main() {
    let mut w = Walls::empty();
    w |= Walls::NORTH;
    println!("{:?} {:?} {}", w, Walls::all(), w.contains(Walls::SOUTH));
    w.toggle(Walls::BOTH);
    for (name, flag) in w.iter_names() { println!("{name} {}", flag.bits()); }
    println!("{:?} {}", Walls::from_bits(7), Walls::from_bits_truncate(7).bits());
}
