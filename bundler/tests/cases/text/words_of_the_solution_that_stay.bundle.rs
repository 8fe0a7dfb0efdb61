mod demo {
pub fn two() -> u8 {
    2
}
}

macro_rules! both {
    () => {
        $crate::one() + demo::two()
    };
}
#[cfg_attr(unix,)]
fn one() -> u8 {
    1
}
fn main() {
    println!("{}", both!());
}
