use crate::demo::gauge;

mod demo {
macro_rules! gauge {
    () => {
        "library"
    };
}
pub(crate) use gauge;
}


macro_rules! apply {
    ($name:ident) => {
        $name!()
    };
}
fn main() {
    println!("{}", apply!(gauge));
}
