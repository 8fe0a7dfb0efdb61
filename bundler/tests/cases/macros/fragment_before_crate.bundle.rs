fn main() {
    println!("{}", demo::Outer(demo::Inner(3)).0.0);
}

mod demo {
pub struct Inner(pub u8);
macro_rules! outer {
    ($v:vis $name:ident) => {
        $v struct $name($v crate::demo::Inner);
    };
}
outer!(pub Outer);
}
