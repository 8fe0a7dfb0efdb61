fn main() {
    println!("{}", demo::fast::run());
}

mod demo {
pub fn helper() -> u32 {
    5
}
#[cfg(windows)]
pub mod fast {
    pub fn run() -> u32 {
        super::helper()
    }
}
#[cfg(not(windows))]
pub mod fast {
    pub fn run() -> u32 {
        5
    }
}
}
