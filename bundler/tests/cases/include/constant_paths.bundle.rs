use demo::deep::*;

fn main() {
    println!("{NUMBERS} {BYTES:?} {TABLE:?} {}", demo::numbers!().len());
    println!("{}", "1.2.0");
}

mod demo {
pub mod deep {
    pub const NUMBERS: &str =
        r"1 2 3
";
    pub const BYTES: &[u8; 4] = b"one\n";
    pub static TABLE: [i32; 3] = [4, 5, 6];
}

macro_rules! numbers {
    () => {
        r"1 2 3
"
    };
}
pub(crate) use numbers;
}
