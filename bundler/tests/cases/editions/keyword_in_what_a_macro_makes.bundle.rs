fn main() {
    println!("{:?}", demo::names());
    println!("{} {}", demo::sum(&mut demo::Ones(1)), demo::sum(&mut demo::Threes(1)));
}

mod demo {
pub trait Source {
    fn r#gen(&mut self) -> u8;
}

macro_rules! source {
    ($name:ident, $step:literal) => {
        pub struct $name(pub u8);
        impl Source for $name {
            fn r#gen(&mut self) -> u8 {
                self.0 += $step;
                self.0
            }
        }
        #[cfg(any())]
        impl $name {
            fn arbitrary(r#gen: u8) -> $name {
                $name(r#gen)
            }
        }
    };
}
source!(Ones, 1);
source!(Threes, 3);

macro_rules! add {
    ($gen:expr_2021, $from:expr_2021) => { $from.r#gen() + $gen };
}

macro_rules! naming {
    ($name:ident) => {
        macro_rules! $name {
            (r#gen) => { "gen" };
            ($e:expr_2021) => { stringify!($e) };
        }
    };
}
naming!(name);

pub fn names() -> [&'static str; 2] {
    macro_rules! word {
        (r#gen) => { "word" };
    }
    [name!(1 + 2), word!(r#gen)]
}

pub fn sum(from: &mut impl Source) -> u8 {
    add!(2, from)
}
}
