fn main() {
    demo::fast();
    println!("{} {} {}", demo::value(), demo::fast::value(), demo::slow::value());
}

mod demo {
pub fn value() -> u32 {
    1
}
pub mod fast {
    pub fn value() -> u32 {
        2
    }
}
pub mod slow {
    pub fn value() -> u32 {
        0
    }
}
pub fn fast() {}
}
