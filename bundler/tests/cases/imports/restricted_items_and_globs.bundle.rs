fn main() {
    println!("{} {}", demo::outer::inside(), demo::user::outside());
}

mod demo {
pub mod outer {
    pub mod inner {
        pub(super) fn pick() -> &'static str {
            "inner"
        }
        pub(in crate::demo::outer) const WIDTH: i32 = 3;
    }
    use self::inner::*;
    pub fn inside() -> String {
        format!("{} {}", pick(), WIDTH)
    }
}
pub mod other {
    pub fn pick() -> &'static str {
        "other"
    }
    pub const WIDTH: i32 = 4;
}
pub mod user {
    use super::other::*;
    pub fn outside() -> String {
        format!("{} {}", pick(), WIDTH)
    }
}
}
