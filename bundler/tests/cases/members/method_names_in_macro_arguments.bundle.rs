mod demo {
pub struct Pair(pub i32, pub i32);
impl Pair {
    pub fn left(&self) -> i32 {
        self.0
    }
    pub fn right(&self) -> i32 {
        self.1
    }
}
}

macro_rules! sum {
    ($pair:expr, $($side:ident),*) => {
        0 $(+ $pair.$side())*
    };
}

fn main() {
    let pair = demo::Pair(1, 2);
    println!("{}", sum!(pair, left, right));
}
