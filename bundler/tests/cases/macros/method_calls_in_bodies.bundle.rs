#[allow(unused_imports)]
use demo::Bump;

fn main() {
    println!("{}", demo::bump!(demo::Counter(1)));
}

mod demo {
pub struct Counter(pub i32);
impl Counter {
    pub fn bump(&self) -> i32 {
        self.0 + 1
    }
}
pub trait Bump {
}
impl Bump for Counter {}

macro_rules! bump {
    ($e:expr) => {
        ($e).bump()
    };
}
pub(crate) use bump;
}
