fn main() {
    println!("{}", demo::both());
}

mod demo {
pub struct First;
pub struct Second;
impl First {
    pub fn go(&self) -> i32 {
        1
    }
}
impl Second {
    pub fn go(&self) -> i32 {
        2
    }
}
#[cfg(local)]
fn make(_: [u8; 1]) -> First {
    First
}
#[cfg(not(local))]
fn make(_: [u8; 1]) -> Second {
    Second
}
pub fn both() -> i32 {
    let _ = First;
    make([0]).go()
}
}
