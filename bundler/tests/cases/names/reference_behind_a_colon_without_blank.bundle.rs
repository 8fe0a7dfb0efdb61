fn main() {
    let _ = demo::height as fn(&_) -> i32;
    println!("3");
}

mod demo {
mod other {
    pub struct Tall(pub i32);
}

pub fn height(tall:&other::Tall) -> i32 {
    tall.0
}
}
