fn main() {
    println!("{} {} {}", demo::one(), demo::inner::two(), demo::three());
}

mod demo {
macro_rules! when_local {
    ($($t:tt)*) => {{
        #[cfg(local)]
        {
            $($t)*
        }
        #[cfg(not(local))]
        {
            0
        }
    }};
}
pub(in crate::demo) use when_local as renamed;

fn secret() -> i32 {
    1
}
fn hidden() -> i32 {
    2
}
fn deep() -> i32 {
    3
}
macro_rules! twice {
    ($($t:tt)*) => {
        when_local!($($t)*) * 2
    };
}
pub fn one() -> i32 {
    when_local!(secret())
}
pub mod inner {
    pub fn two() -> i32 {
        crate::demo::renamed!(crate::demo::hidden())
    }
}
pub fn three() -> i32 {
    twice!(deep())
}
}
