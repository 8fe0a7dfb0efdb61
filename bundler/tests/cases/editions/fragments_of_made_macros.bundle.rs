mod demo {
macro_rules! maker {
    ($d:tt $pattern:ident $expression:ident) => {
        macro_rules! $pattern {
            ($d p:pat_param) => {
                "pattern"
            };
            ($d ($d t:tt)*) => {
                "tokens"
            };
        }
        macro_rules! $expression {
            ($d e:expr_2021) => {
                "expression"
            };
            ($d ($d t:tt)*) => {
                "tokens"
            };
        }
    };
}
maker!($ pattern expression);

pub fn arms() -> [&'static str; 4] {
    [pattern!(1 | 2), pattern!(1), expression!(_), expression!(1)]
}

macro_rules! make_which {
    ($d:tt) => {
        macro_rules! own_which {
            ($d p:pat_param) => {
                "pattern"
            };
            ($d ($d t:tt)*) => {
                "tokens"
            };
        }
    };
}
pub(crate) use make_which;
}

demo::make_which!($);

fn main() {
    println!("{:?} {:?}", demo::arms(), [own_which!(1 | 2), own_which!(1)]);
}
