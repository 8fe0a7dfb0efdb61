fn main() {
    println!("{} {}", demo::text(), demo::show!(bounds, "{OTHER}"));
    println!("{0:01$} {:}", 1, 4);
}

mod demo {
pub mod bounds {
    pub const OTHER: usize = 5;
}
const LIMIT: usize = 3;
macro_rules! show {
    ($module:ident, $text:literal) => {{
        use $crate::demo::$module::*;
        format!($text)
    }};
}
pub fn text() -> String {
    let plain = "{unused} {unused:>3}";
    format!("{plain} {LIMIT }")
}
pub(crate) use show;
}
