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
macro_rules! n {
    () => {{
        #[cfg(local)]
        {
            1
        }
        #[cfg(not(local))]
        {
            2
        }
    }};
}
fn pick() -> W<{ n!() }> {
    W
}
pub fn run() -> i32 {
    pick().go()
}
}
