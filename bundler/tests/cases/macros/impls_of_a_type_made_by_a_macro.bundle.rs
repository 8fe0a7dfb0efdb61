fn main() {
    let sum: demo::Point = [1, 2].into_iter().map(demo::Point).sum();
    println!("{sum}");
}

mod demo {
macro_rules! number {
    ($name:ident) => {
        pub struct $name(pub i32);
    };
}
macro_rules! show {
    ($of:ident) => {
        impl std::fmt::Display for $of {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "at {}", self.0)
            }
        }
    };
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
number!(Point);
show!(Point);
const _: () = {
    total!(Point);
};
}
