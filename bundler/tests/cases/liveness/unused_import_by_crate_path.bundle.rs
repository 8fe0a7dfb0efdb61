fn main() {
    println!("{}", demo::count::run());
}

mod demo {
pub mod count {
    pub struct Bag(pub usize);
    impl Bag {
        pub fn size(&self) -> usize {
            self.0
        }
    }
    pub fn run() -> usize {
        Bag(3).size()
    }
}
}
