fn main() {
    println!("{}", demo::Bag { size: 3 }.size);
}

mod demo {
pub struct Bag {
    pub size: usize,
}
}
