fn main() {
    println!("{}", demo::own::Own(3).0);
}

mod demo {
pub mod own {
    pub struct Own(pub u8);
}
}
