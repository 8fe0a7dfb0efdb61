fn main() {
    println!("{}", demo::Part(3).0);
}

mod demo {
pub struct Part(pub u8);
}
