mod demo {
pub struct Fixed {
    pub value: u8,
}
macro_rules! make {
    ($mark:tt, $name:ident) => {
        macro_rules! other {
            ($mark $name:expr_2021) => { 3 };
            ($mark($mark rest:tt)*) => { 4 };
        }
        fn made(expr: u8) -> $crate::demo::Fixed {
            $crate::demo::Fixed { $name: expr }
        }
    };
}
pub(crate) use make;
}

demo::make!($, value);

fn main() {
    println!("{} {}", other!(_), other!(1));
    println!("{}", made(4).value);
}
