fn main() {
    println!("{}", demo::run());
}

mod demo {
pub mod real {
    pub fn take() -> u8 {
        2
    }
}
mod relay {
    pub(in crate::demo) use crate::demo as demo;
}
pub fn run() -> u8 {
    relay::demo::real::take()
}
}
