fn main() {
    demo::debug!(1);
    println!("{}", demo::Scanner.token());
}

mod demo {
pub struct Scanner;
impl Scanner {
    pub fn token(&self) -> u8 {
        1
    }
    pub fn column(&self) -> u8 {
        self.width()
    }
    fn width(&self) -> u8 {
        9
    }
}

macro_rules! debug {
    ($e:expr) => {{
        #[cfg(not(debug_assertions))]
        eprintln!("{}:{}:{} {:?} {}", file!(), line!(), column!(), $e, $crate::demo::Scanner.column());
    }};
}
pub(crate) use debug;
}
