fn main() {
    println!("{}", demo::run());
}

mod demo {
pub struct W<const N: usize>;
impl W<1> {
    pub fn go(&self) -> i32 {
        1
    }
}
impl W<2> {
    pub fn go(&self) -> i32 {
        2
    }
}
pub trait Size {
    const N: usize;
}
pub struct U;
impl Size for U {
    const N: usize = {
        #[cfg(local)]
        {
            1
        }
        #[cfg(not(local))]
        {
            2
        }
    };
}
pub fn run() -> i32 {
    W::<{ <U as Size>::N }>.go()
}
}
