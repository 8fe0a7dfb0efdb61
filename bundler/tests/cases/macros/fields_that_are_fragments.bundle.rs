mod demo {
pub fn path(x: u8) -> u8 { x + 1 }
pub mod kinds {
    pub fn tt() -> u8 { 7 }
}
pub struct Own(pub u8);
impl Own {
    pub fn demo(x: u8) -> Own { Own(x) }
}
macro_rules! make {
    ($name:ident { $($field:ident : $value:expr),* }) => {
        $name { $($field: $crate::demo::Own::demo($value)),* }
    };
}
macro_rules! more {
    ($name:ident { $field:ident : $value:expr }) => {{
        use $crate::demo::{kinds, path, Own};
        $name { $field: Own::demo(path($value) + kinds::tt()) }
    }};
}
macro_rules! plain {
    ($name:ident { $field:ident : $value:expr }) => {{
        use $crate::demo::path;
        $name { $field: path($value) }
    }};
}
pub(crate) use make;
pub(crate) use more;
pub(crate) use plain;
}

struct Two {
    a: demo::Own,
    b: demo::Own,
}
struct One {
    a: demo::Own,
}
struct Plain {
    x: u8,
}
use demo::Own;
macro_rules! local {
    ($field:ident : $value:expr) => { One { $field: Own::demo($value) } };
}
fn main() {
    println!("{}", local!(a: 8).a.0);
    let two = demo::make!(Two { a: 1, b: 2 });
    let one = demo::more!(One { a: 3 });
    println!("{} {} {}", two.a.0, two.b.0, one.a.0);
    println!("{}", demo::plain!(Plain { x: 4 }).x);
}
