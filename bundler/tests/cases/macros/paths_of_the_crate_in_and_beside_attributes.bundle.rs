fn main() {
    println!("{:?}", demo::told());
}

mod demo {
pub fn before() -> u8 {
    1
}
pub fn between() -> u8 {
    2
}
pub fn behind() -> u8 {
    3
}
macro_rules! all {
    ($before:path, #[doc = $between:path] $behind:path) => {
        [$before(), $between(), $behind()]
    };
}
pub fn told() -> [u8; 3] {
    all!(crate::demo::before, #[doc = crate::demo::between] crate::demo::behind)
}
}
