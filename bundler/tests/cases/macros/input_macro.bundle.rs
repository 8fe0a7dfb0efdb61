use demo::input;
use demo::scanner::Scanner;

fn main() {
    let mut scanner = Scanner::new();
    input!(scanner, h: usize, w: usize, grid: [[i32; w]; h], word: chars, last: usize1);
    println!("{h} {w} {grid:?} {word:?} {last}");
}

mod demo {
pub mod scanner {
    use std::io::Read;
    use std::str::SplitAsciiWhitespace;

    pub struct Scanner {
        words: SplitAsciiWhitespace<'static>,
    }

    impl Scanner {
        pub fn new() -> Self {
            let mut text = String::new();
            std::io::stdin().read_to_string(&mut text).unwrap();
            Scanner { words: Box::leak(text.into_boxed_str()).split_ascii_whitespace() }
        }
        pub fn next<T: std::str::FromStr>(&mut self) -> T {
            self.words.next().and_then(|word| word.parse().ok()).expect("a word")
        }
    }
}

macro_rules! input {
    ($s:ident, $($name:ident : $t:tt),* $(,)?) => {
        $(let $name = $crate::demo::value!($s, $t);)*
    };
}

macro_rules! value {
    ($s:ident, ($($t:tt),*)) => { ($($crate::demo::value!($s, $t)),*) };
    ($s:ident, [$t:tt; $n:expr]) => { (0..$n).map(|_| $crate::demo::value!($s, $t)).collect::<Vec<_>>() };
    ($s:ident, chars) => { $s.next::<String>().chars().collect::<Vec<char>>() };
    ($s:ident, usize1) => { $crate::demo::value!($s, usize) - 1 };
    ($s:ident, $t:ty) => { $s.next::<$t>() };
}
pub(crate) use input;
pub(crate) use value;
}
