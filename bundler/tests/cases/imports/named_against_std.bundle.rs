use demo::{min, Vec};

fn main() {
    println!("{:?} {:?}", min(&Vec::new(), &Vec(3, 4)), min(&Vec(3, 4), &Vec::new()));
    let mut std = std::vec::Vec::new();
    std.push(1);
    println!("{}", std.len());
}

mod demo {
pub struct Vec(pub i32, pub i32);

pub type Result<T> = std::result::Result<T, String>;

impl Vec {
    pub fn new() -> Vec {
        Vec(1, 2)
    }
    pub fn len(&self) -> i32 {
        self.0 + self.1
    }
}

pub fn min(a: &Vec, b: &Vec) -> Result<i32> {
    if a.len() < b.len() { Ok(a.len()) } else { Err(std::vec::Vec::<u8>::new().len().to_string()) }
}
}
