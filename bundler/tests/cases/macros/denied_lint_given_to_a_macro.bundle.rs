fn main() {
    println!("{}", demo::made::used());
}

mod demo {
pub mod made {
    pub fn used() -> u32 { 1 }
}
}
