use demo::prelude::*;
fn main() {
    input! { n: usize, k: usize1, a: [i64; n], s: chars }
    let mut best = i64::MIN;
    for &x in &a {
        best.chmax(x);
    }
    outln!("{} {} {} {}", n, k, best, s.len());
    flush();
}

mod demo {
pub mod io {
    use std::cell::RefCell;
    use std::io::{BufWriter, Read, Stdout, Write};
    use std::str::FromStr;
    thread_local! {
        pub static OUT: RefCell<BufWriter<Stdout>> = RefCell::new(BufWriter::new(std::io::stdout()));
        static IN: RefCell<Option<(Vec<u8>, usize)>> = const { RefCell::new(None) };
    }
    pub trait Readable: Sized {
        type Output;
        fn read() -> Self::Output;
    }
    impl<T: FromStr> Readable for T
    where
        T::Err: std::fmt::Debug,
    {
        type Output = T;
        fn read() -> T {
            token().parse().unwrap()
        }
    }
    pub struct Usize1;
    pub struct Chars;
    pub trait ReadableAs {
        type Output;
        fn read_as() -> Self::Output;
    }
    impl ReadableAs for Usize1 {
        type Output = usize;
        fn read_as() -> usize {
            usize::read() - 1
        }
    }
    impl ReadableAs for Chars {
        type Output = Vec<char>;
        fn read_as() -> Vec<char> {
            token().chars().collect()
        }
    }
    pub fn token() -> String {
        IN.with(|cell| {
            let mut cell = cell.borrow_mut();
            let (bytes, at) = cell.get_or_insert_with(|| {
                let mut bytes = Vec::new();
                std::io::stdin().read_to_end(&mut bytes).unwrap();
                (bytes, 0)
            });
            while bytes.get(*at).map_or(false, u8::is_ascii_whitespace) {
                *at += 1;
            }
            let start = *at;
            while bytes.get(*at).map_or(false, |b| !b.is_ascii_whitespace()) {
                *at += 1;
            }
            String::from_utf8(bytes[start..*at].to_vec()).unwrap()
        })
    }
    pub fn flush() {
        OUT.with(|out| out.borrow_mut().flush().unwrap());
    }
}
macro_rules! read {
    (usize1) => { <$crate::demo::io::Usize1 as $crate::demo::io::ReadableAs>::read_as() };
    (chars) => { <$crate::demo::io::Chars as $crate::demo::io::ReadableAs>::read_as() };
    ([$t:tt; $n:expr]) => { (0..$n).map(|_| $crate::demo::read!($t)).collect::<Vec<_>>() };
    (($($t:tt),*)) => { ($($crate::demo::read!($t)),*) };
    ($t:ty) => { <$t as $crate::demo::io::Readable>::read() };
}
macro_rules! input {
    ($($name:ident : $t:tt),* $(,)?) => { $(let $name = $crate::demo::read!($t);)* };
}
pub mod prelude {
    pub use crate::demo::io::flush;
    pub(crate) use crate::demo::{input, outln};
    pub use crate::demo::ext::*;
}
pub mod ext {
    pub trait ChMax {
        fn chmax(&mut self, other: Self) -> bool;
    }
    impl<T: PartialOrd> ChMax for T {
        fn chmax(&mut self, other: T) -> bool {
            let better = other > *self;
            if better {
                *self = other;
            }
            better
        }
    }
}
macro_rules! outln {
    ($($t:tt)*) => {
        $crate::demo::io::OUT.with(|out| {
            use ::std::io::Write as _;
            ::std::writeln!(out.borrow_mut(), $($t)*).unwrap();
        })
    };
}
pub(crate) use read;
pub(crate) use input;
pub(crate) use outln;
}
