fn main() {
    println!("{}", demo::Fast.run());
}

mod demo {
pub fn helper() -> u32 {
    5
}
pub struct Fast;
#[cfg(windows)]
impl Fast {
    pub fn run(&self) -> u32 {
        helper()
    }
}
#[cfg(not(windows))]
impl Fast {
    pub fn run(&self) -> u32 {
        5
    }
}
}
