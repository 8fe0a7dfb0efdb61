use demo::known;

fn main() {
    println!("{} {}", demo::is_other!(known, 2), demo::is_other_below!(known, 3));
}

mod demo {
pub mod known {
    #[allow(non_upper_case_globals)]
    pub const env: u8 = 3;
}
macro_rules! is_other {
    ($module:ident, $n:expr) => {
        $crate::demo::$module::env != $n
    };
}
macro_rules! is_other_below {
    ($module:ident, $n:expr) => {
        $module::env != $n
    };
}
pub(crate) use is_other;
pub(crate) use is_other_below;
}
