mod demo {
pub fn two() -> i32 {
    2
}
pub fn three() -> i32 {
    3
}
pub mod deep {
    pub fn four() -> i32 {
        4
    }
}
}

macro_rules! sum {
    (@ $($part:ident)::+ = $y:expr) => {
        $($part)::+::four() * crate::demo::two() - $y
    };
    ($($x:expr),*) => {
        [$($x,)* crate::demo::three()].iter().sum::<i32>() + crate::demo::two()
    };
}
fn main() {
    println!("{} {}", sum!(1, 2), sum!(@ demo::deep = 1));
}
