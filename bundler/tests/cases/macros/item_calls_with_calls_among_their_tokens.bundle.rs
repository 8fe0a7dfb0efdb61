fn main() {
    println!("{}", demo::used());
}

mod demo {
#[cfg(windows)]
macro_rules! define {
    ($n:ident, $e:expr) => {};
}
#[cfg(not(windows))]
macro_rules! define {
    ($n:ident, $e:expr) => {
        pub fn $n() -> i32 {
            $e
        }
    };
}
define!(used, 3);
}
