fn main() {
    println!("{}", demo::run());
}

mod demo {
pub mod deep {
    pub const LIMIT: u8 = 4;
    pub fn helper() -> u8 {
        LIMIT
    }
}
fn helper() -> u8 {
    9
}
macro_rules! call {
    () => {
        helper()
    };
}
pub fn run() -> u8 {
    #[cfg(local)]
    #[allow(unused_imports)]
    use deep::*;
    call!()
}
}
