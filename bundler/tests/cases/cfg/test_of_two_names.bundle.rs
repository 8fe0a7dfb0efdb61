fn main() {
    println!("{} {}", demo::table().len(), demo::table()[0]);
}

mod demo {
pub const LIMIT: usize = 20;

pub fn table() -> Vec<u8> {
    vec![if cfg!(any()) { 1 } else { 2 }; LIMIT]
}
}
