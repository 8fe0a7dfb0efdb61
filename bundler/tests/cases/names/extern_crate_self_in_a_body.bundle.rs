fn one() -> u32 {
    99
}

fn main() {
    println!("{} {} {}", demo::both(), demo::one(), one());
}

mod demo {
pub fn both() -> u32 {
    use crate::demo as own;
    own::one() + own::inner::ten()
}

pub fn one() -> u32 {
    1
}

mod inner {
    pub fn ten() -> u32 {
        10
    }
}
}
