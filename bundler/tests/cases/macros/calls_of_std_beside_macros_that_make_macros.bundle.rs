fn main() {
    println!("{} {} {:?}", demo::used(), demo::three(), vec![1]);
    assert!(format!("{}", 1) != "2");
}

mod demo {
#[cfg(windows)]
macro_rules! define {
    ($n:ident) => {};
}
#[cfg(not(windows))]
macro_rules! define {
    ($n:ident) => {
        pub fn $n() -> usize { vec![1, 2].len() }
    };
}
pub fn three() -> usize {
    1 + stringify!(ab).len()
}
define!(used);
}
