mod demo {
macro_rules! sum {
    ($($term:expr),*) => {
        $crate::demo::total(&[$($term),*])
    };
    (of $($rest:tt)*) => {
        0
    };
}
macro_rules! getter {
    ($name:ident, $value:expr) => {
        pub fn $name(&self) -> u32 {
            $value(self.0)
        }
    };
}
pub struct Cell(pub u32);
impl Cell {
    getter!(twice, |n| n * 2);
}
pub fn total(terms: &[u32]) -> u32 {
    const NONE: u32 = 0;
    terms.iter().fold(NONE, |sum, term| match term {
        0 => sum,
        _ => sum + term,
    })
}
pub(crate) use sum;
}

macro_rules! show {
    ($value:expr) => {
        println!("{}", $value)
    };
}

fn main() {
    show!(demo::sum!(1, 2, 0));
    let _ = show!(demo::Cell(4).twice());
}
