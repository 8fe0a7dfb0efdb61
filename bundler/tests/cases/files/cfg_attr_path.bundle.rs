fn main() {
    println!("{}", demo::table::NAME);
}

mod demo {
#[path = "for_real.rs"]
pub mod table {
pub const NAME: &str = "real";
}
}
