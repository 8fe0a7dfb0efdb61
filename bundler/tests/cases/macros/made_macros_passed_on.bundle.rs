fn main() {
    println!("{}, {}", demo::by_path::text(), demo::by_name::text());
}

mod demo {
macro_rules! call {
    ($($path:tt)+) => {
        $($path)+!()
    };
}
#[macro_use]
pub mod tools {
    macro_rules! make {
        ($name:ident, $export:ident) => {
            macro_rules! $name {
                () => {
                    helper()
                };
            }
            pub(in crate::demo) use $name as $export;
        };
    }
    make!(made, exported);
}
pub mod by_path {
    fn helper() -> &'static str {
        "by its path"
    }
    pub fn text() -> &'static str {
        call!(crate::demo::tools::exported)
    }
}
pub mod by_name {
    fn helper() -> &'static str {
        "by its name"
    }
    pub fn text() -> &'static str {
        call!(made)
    }
}
}
