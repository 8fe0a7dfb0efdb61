fn main() {
    println!("{}", demo::work::done());
}

mod demo {
pub mod work {
    pub fn done() -> u8 {
        7
    }
}
}
