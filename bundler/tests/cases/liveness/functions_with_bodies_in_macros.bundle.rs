fn main() {
    println!("{}", demo::other::helper_type());
}

mod demo {
pub mod other { pub fn helper_type() -> u32 { 3 } }
}
