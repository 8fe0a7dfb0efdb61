fn main() {
    println!("{} {}", demo::run(4), demo::run(5));
}

mod demo {
pub mod deep {
    mod inner {
        pub const FOUR: u8 = 4;
    }
    pub use self::inner::FOUR as LIMIT;
}
pub fn run(n: u8) -> u8 {
    #[cfg(local)]
    #[allow(unused_imports)]
    use deep::*;
    #[allow(unused_variables, unreachable_patterns)]
    match n {
        LIMIT => 1,
        _ => 2,
    }
}
}
