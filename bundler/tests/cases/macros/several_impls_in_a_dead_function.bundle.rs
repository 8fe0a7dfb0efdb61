fn main() {
    let sum: demo::Point = [1, 2].into_iter().map(demo::Point).sum();
    println!("{sum}");
}

mod demo {
macro_rules! pass {
    ($($t:tt)*) => { $($t)* };
}
macro_rules! total {
    ($of:ident) => {
        impl std::iter::Sum for $of {
            fn sum<I: Iterator<Item = $of>>(all: I) -> $of {
                $of(all.map(|one| one.0).sum())
            }
        }
    };
}
pub struct Point(pub i32);
const _: () = {
    pass! {
        impl std::fmt::Display for Point {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "at {}", self.0)
            }
        }
    }
    total!(Point);
};
}
