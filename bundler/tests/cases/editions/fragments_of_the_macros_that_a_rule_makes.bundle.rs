fn main() {
    println!("{:?}", demo::told());
}

mod demo {
macro_rules! maker {
    ($name:ident) => {
        stringify!($name)
    };
    ($($word:ident)? = $made:ident) => {
        macro_rules! $made {
            ($name:pat_param) => { "another rule's" };
            ($first:tt | $second:tt) => { "two" };
        }
    };
    (the word: $made:ident) => {
        macro_rules! $made {
            ($word:pat_param) => { "a word's" };
            ($first:tt | $second:tt) => { "two" };
        }
    };
    (each: $($one:ident)* / $($two:ident)*) => {
        $(macro_rules! $one {
            ($part:tt) => { "a token" };
            ($first:tt | $second:tt) => { "two" };
        })*
        $(macro_rules! $two {
            ($part:pat_param) => { "another repetition's" };
            ($first:tt | $second:tt) => { "two" };
        })*
    };
}
pub fn told() -> [&'static str; 8] {
    maker!(= other);
    maker!(the word: wordy);
    maker!(each: plain / pattern);
    [maker!(one), other!(1 | 2), other!(1), wordy!(1 | 2), wordy!(1), plain!(1 | 2), pattern!(1 | 2), pattern!(1)]
}
}
