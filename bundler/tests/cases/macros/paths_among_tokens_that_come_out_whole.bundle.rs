mod demo {
macro_rules! count {
    () => { 0 };
    ($h:tt $($t:tt)*) => { 1 + $crate::demo::count!($($t)*) };
}
macro_rules! sum {
    (@of ($($done:tt)*) ($($now:tt)*)) => { $($done)* + $($now)* };
    (@of ($($done:tt)*) ($($now:tt)*) , $($rest:tt)*) => {
        $crate::demo::sum!(@of ($($done)* + $($now)*) () $($rest)*)
    };
    (@of ($($done:tt)*) ($($now:tt)*) $next:tt $($rest:tt)*) => {
        $crate::demo::sum!(@of ($($done)*) ($($now)* $next) $($rest)*)
    };
    ($($all:tt)*) => { $crate::demo::sum!(@of (0) () $($all)*) };
}
macro_rules! by_segments {
    ($($segment:ident)::+ ($($given:tt)*)) => { $($segment)::+($($given)*) };
}
macro_rules! number_of {
    ($($group:tt),*) => { count!($($group)*) };
}
macro_rules! types {
    ($($t:ty),* ; $($e:expr),*) => { ($(<$t>::default().0 +)* 0 $(+ $e)*, count!($($t)*)) };
}
macro_rules! with_visibility {
    ($v:vis $name:ident $($rest:tt)*) => { $v fn $name() -> usize { count!($($rest)*) } };
}
macro_rules! callback {
    ($back:ident) => { $back!($crate::demo::one, crate::demo::inner::two) };
}
macro_rules! both {
    ($a:path, $b:path) => { $a() + $b() };
}
macro_rules! literal {
    (crate::demo::one) => { 10 };
    ($($other:tt)*) => { 20 };
}
with_visibility!(pub(in crate::demo) visible a b c);

macro_rules! of_caller {
    () => { $crate::demo::count!(crate::own) };
}
macro_rules! pass {
    ($($t:tt)*) => { $($t)* };
}

macro_rules! by_another {
    ($($t:tt)*) => { $crate::demo::pass!($crate::demo::pass!($crate::demo::one() + $($t)*)) };
}

#[derive(Default)]
pub struct Own(pub usize);
pub mod inner {
    #[derive(Default)]
    pub(in crate::demo::inner) struct Hidden;
    pub fn two() -> usize { let _ = Hidden; 2 }
}
pub fn one() -> usize { 1 }

pub fn all() -> String {
    let munched = sum!(crate::demo::one(), crate::demo::inner::two(), crate::demo::one());
    let segments = by_segments!(crate::demo::inner::two());
    let groups = number_of!((crate::demo::one), {crate::demo::inner::two()}, [::std::vec]);
    let types = types!(crate::demo::Own, crate::demo::Own; crate::demo::one(), crate::demo::inner::two());
    let nested = sum!(count!(a b), sum!(crate::demo::one(), crate::demo::one()));
    format!("{munched} {segments} {groups} {types:?} {nested} {} {} {}", visible(), callback!(both), literal!(crate::demo::one))
}
pub(crate) use count;
pub(crate) use sum;
pub(crate) use of_caller;
pub(crate) use pass;
pub(crate) use by_another;
}

use demo::sum;

/// Another one than the library's.
macro_rules! count {
    ($($t:tt)*) => { 1000 };
}

pub fn own() {}

fn main() {
    println!("{}", demo::all());
    println!("{}", sum!(crate::demo::one(), crate::demo::inner::two(), 3));
    println!("{} {}", demo::count!(demo::one self::main), sum!(demo::one(), 2));
    println!("{}", demo::pass!(crate::demo::one() + crate::demo::count!(crate::own) + demo::of_caller!() + count!(a)));
    println!("{}", demo::by_another!(crate::demo::one() + 40));
    println!("{}", demo::pass!({
        macro_rules! sum { ($($t:tt)*) => { 9 } }
        sum!(crate::demo::one) + crate::demo::one()
    }));
}
