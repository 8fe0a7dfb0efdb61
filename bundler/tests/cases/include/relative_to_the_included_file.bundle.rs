use demo::outer::inner;

fn main() {
    println!("{} {}", inner::text(), inner::block::number() + inner::behind());
    println!("{} {:?}", inner::renamed::value(), inner::nested());
}

mod demo {
pub mod outer {
pub mod inner {
pub fn text() -> &'static str {␍
    r"hello
"␍
}␍
␍
pub mod block {␍
    pub fn number() -> i32 {␍
        1_000␍
    }␍
}␍
␍
pub mod renamed {
pub fn value() -> i32 {
    100
}
}␍
␍
macro_rules! five {␍
    () => {␍
        5␍
    };␍
}␍
␍
use std::collections::BTreeMap as Map;

pub mod nested_module {
pub fn value() -> i32 {
    10_000
}
}

pub fn nested() -> Map<i32, i32> {
    Map::from([(1, nested_module::value())])
}␍

    pub fn behind() -> i32 {
        five!() + own::own()
    }

    pub mod own {
pub fn own() -> i32 {
    30
}
}
}
}
}
