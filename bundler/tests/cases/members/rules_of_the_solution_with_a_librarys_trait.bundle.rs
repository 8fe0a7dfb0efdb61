mod demo {
pub trait Work {
    fn used(&self) -> u8;
    fn extra(&self) -> u8;
}
}

use demo::Work;

macro_rules! work {
    ($t:ty) => {
        impl Work for $t {
            fn used(&self) -> u8 { 30 }
            fn extra(&self) -> u8 { 40 }
        }
    };
}
struct Mine;
work!(Mine);

fn main() {
    println!("{}", Mine.used());
}
