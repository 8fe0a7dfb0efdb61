use demo::{LongName, Tell};

fn main() {
    println!("{}", LongName(1).next().tell());
}

mod demo {
pub struct LongName(pub i32);
type Short = LongName;
pub trait Tell {
    fn tell(&self) -> i32;
}
impl Tell for Short {
    fn tell(&self) -> i32 {
        self.0
    }
}
impl Short {
    pub fn next(&self) -> Short {
        LongName(self.0 + 1)
    }
}
}
