mod demo {
pub trait Visit<'a> { fn visit(&self, text: &'a str) -> usize; }
impl<'a> Visit<'a> for u32 { fn visit(&self, text: &'a str) -> usize { text.len() + *self as usize } }
}

macro_rules! visitor {
    ($name:ident, $life:lifetime) => {
        fn $name<T: for<$life> crate::demo::Visit<$life>>(of: T, text: &str) -> usize { of.visit(text) }
    };
}
visitor!(visit, 'l);
fn main() {
    println!("{}", visit(3, "abc"));
}
