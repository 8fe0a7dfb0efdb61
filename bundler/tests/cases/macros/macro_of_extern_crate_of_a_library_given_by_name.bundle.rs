fn main() {
    println!("{}", demo::inner::text());
}

mod demo {
pub mod inner {
use crate::helper::apply;
use crate::helper::gauge;
    pub fn text() -> &'static str {
        apply!(gauge)
    }
}
}

mod helper {
macro_rules! gauge {
    () => {
        "helper"
    };
}
macro_rules! apply {
    ($name:ident) => {
        $name!()
    };
}
pub(crate) use gauge;
pub(crate) use apply;
}
