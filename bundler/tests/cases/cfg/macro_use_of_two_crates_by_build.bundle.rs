#[cfg(not(debug_assertions))] use crate::first::shape;
#[cfg(debug_assertions)] use crate::last::shape;

fn main() {
    println!("{}", shape!());
}

mod first {
pub struct First;
macro_rules! shape {
    () => {{
        let _ = $crate::first::First;
        5
    }};
}
pub(crate) use shape;
}

mod last {
#[cfg(debug_assertions)]
pub struct Last;
#[cfg(debug_assertions)]
macro_rules! shape {
    () => {{
        let _ = $crate::last::Last;
        6
    }};
}
#[cfg(debug_assertions)] pub(crate) use shape;
}
