use demo::*;

fn main() {
    println!("{} {}", f().x, std::mem::size_of_val(&Some(3u64)));
}

mod demo {
#[non_exhaustive]
pub struct Some {
    pub x: u8,
}

#[non_exhaustive]
pub struct Point(pub u8);

pub fn f() -> Some {
    Some { x: Point(1).0 }
}
}
