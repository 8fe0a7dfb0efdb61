fn main() {
    println!("{} {:?}", demo::from_items(), demo::table());
}

mod demo {
pub fn from_items() -> i32 {
    inner::from_more() + 1
}

pub mod inner {
    pub fn from_more() -> i32 {
    { 6 * 7 }
}
}

pub fn table() -> Vec<i32> {
    [1, 2, 3].to_vec()
}
}
