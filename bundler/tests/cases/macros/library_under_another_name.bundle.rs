fn main() {
    println!("{}", demo::run());
}

mod demo {
macro_rules! bring {
    ($($path:tt)*) => {
        pub(in crate::demo) use $($path)*;
    };
}
pub mod real {
    pub fn take() -> u8 {
        2
    }
}
mod relay {
    bring!(crate::demo::real as other);
}
pub fn run() -> u8 {
    relay::other::take()
}
}
