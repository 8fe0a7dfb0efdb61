use demo::{Size, S};

fn main() {
    println!("{} {}", S.size(), S.both());
}

mod demo {
pub struct S;
impl S {
    fn size(&self) -> i32 {
        1
    }
    pub fn both(&self) -> i32 {
        self.size() * 10 + Size::size(self)
    }
}
pub trait Size {
    fn size(&self) -> i32;
}
impl Size for S {
    fn size(&self) -> i32 {
        2
    }
}
}
