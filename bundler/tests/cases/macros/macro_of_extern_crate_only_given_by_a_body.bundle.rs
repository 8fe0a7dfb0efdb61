mod demo {
macro_rules! line {
    () => {
        "library"
    };
}
pub(crate) use line;
}


macro_rules! apply {
    ($name:ident) => {
        $name!()
    };
}
macro_rules! wrap {
    () => {
        apply!(line)
    };
}
mod inner {
use crate::demo::line;
    pub fn text() -> String {
        format!("{}", wrap!())
    }
}
fn main() {
    println!("{}", inner::text());
}
