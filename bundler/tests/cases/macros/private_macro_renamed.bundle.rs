fn main() {
    println!("{}", demo::user::run());
}

mod demo {
pub mod mac {
    macro_rules! biggest {
        ($a:expr, $b:expr) => { if $a > $b { $a } else { $b } };
    }
    pub(in crate::demo) use biggest as big;
}
pub mod user {
    use super::mac;
    pub fn run() -> u32 {
        mac::big!(3, 4) + crate::demo::mac::big!(1, 2)
    }
}
}
