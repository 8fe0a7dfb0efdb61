#[cfg(not(all(debug_assertions, not(panic = "abort"))))] #[cfg(not(not(debug_assertions)))] use crate::first::shape;
#[cfg(debug_assertions)] #[cfg(not(panic = "abort"))] use crate::last::shape_macro::shape;
#[cfg(not(debug_assertions))] #[cfg(not(all(debug_assertions, not(panic = "abort"))))] use crate::middle::shape;

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
#[cfg(debug_assertions)] #[cfg(not(panic = "abort"))] pub(crate) use inner::shape_macro;
#[cfg(debug_assertions)] #[cfg(not(panic = "abort"))] pub(crate) use shape_macro::shape;
#[cfg(debug_assertions)]
mod inner {
    pub struct Last;
    #[cfg(not(panic = "abort"))]
    macro_rules! shape {
        () => {{
            let _ = $crate::last::Last;
            6
        }};
    }
#[cfg(not(panic = "abort"))] pub(crate) mod shape_macro { pub(crate) use shape; }
}
#[cfg(debug_assertions)]
pub use inner::Last;
}

mod middle {
#[cfg(not(debug_assertions))]
pub struct Middle;
#[cfg(not(debug_assertions))]
macro_rules! shape {
    () => {{
        let _ = $crate::middle::Middle;
        7
    }};
}
#[cfg(not(debug_assertions))] pub(crate) use shape;
}
