fn main() {
    println!("{}", demo::geometry::Point(3));
}

mod demo {
macro_rules! show {
    ($of:ty) => {
        impl std::fmt::Display for $of {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "at {}", self.0)
            }
        }
    };
}
pub mod geometry {
    pub struct Point(pub i32);
}
pub mod ops {
    const _: () = {
        show!(crate::demo::geometry::Point);
    };
}
}
