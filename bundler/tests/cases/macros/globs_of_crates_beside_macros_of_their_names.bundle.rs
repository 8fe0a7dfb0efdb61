mod demo {
pub fn seven() -> i32 {
    7
}
}

macro_rules! demo {
    ($e:expr) => {
        $e + 1
    };
}
mod inner {
    use crate::demo::*;
    pub fn eight() -> i32 {
        demo!(seven())
    }
}
fn main() {
    println!("{}", inner::eight());
}
