mod demo {
pub mod names {
    pub fn up(s: &str) -> String { s.to_uppercase() }
    pub const MAX: i32 = 5;
    pub const BASE: isize = 5;
}
macro_rules! named {
    ($v:vis enum $n:ident { $($x:ident $(= $val:expr)?),* $(,)? }) => {
        #[derive(Clone, Copy)]
        $v enum $n { $($x $(= $val)?),* }
        impl $n {
            pub fn name(self) -> String {
                match self { $($n::$x => $crate::demo::names::up(stringify!($x))),* }
            }
        }
    };
}
named! { pub enum Color { Red = crate::demo::names::BASE, Green } }
macro_rules! bail { ($($t:tt)*) => { return Err(format!($($t)*)) }; }
macro_rules! ensure {
    ($c:expr, $($t:tt)*) => { if !$c { $crate::demo::bail!($($t)*) } };
    ($c:expr) => { $crate::demo::ensure!($c, "failed: {}", stringify!($c)) };
}
pub fn checked(x: i32) -> Result<i32, String> {
    ensure!(x < crate::demo::names::MAX, "{} is not below {}", x, crate::demo::names::MAX);
    ensure!(x > 0);
    Ok(x)
}
macro_rules! id { ($($t:tt)*) => { $($t)* }; }
macro_rules! same { ($p:path) => { $p() }; }
pub fn one() -> u8 { 1 }
pub(crate) mod named_macro { pub(crate) use named; }
pub(crate) use named_macro::named;
pub(crate) use bail;
pub(crate) use ensure;
pub(crate) use id;
pub(crate) use same;
}

demo::named! { enum Side { North = crate::demo::names::BASE, South } }
macro_rules! same { ($($t:tt)*) => { [$(stringify!($t)),*].len() }; }
fn behind_keywords(early: bool) -> u8 {
    demo::id! {
        if early { return crate::demo::id!(crate::demo::one()); }
        match crate::demo::id!(crate::demo::one()) { one => one + 1 }
    }
}
fn main() {
    println!("{} {} {}", demo::Color::Red.name(), demo::Color::Green as i32, Side::South.name());
    println!("{:?} {:?} {:?}", demo::checked(1), demo::checked(9), demo::checked(-1));
    println!("{} {}", Side::North as i32, same!(a b c));
    println!("{} {} {}", behind_keywords(true), behind_keywords(false), demo::same!(crate::demo::one));
}
