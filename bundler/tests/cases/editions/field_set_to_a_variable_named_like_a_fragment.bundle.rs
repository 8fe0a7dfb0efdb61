fn main() {
    println!("{:?}", demo::node!(left, 3));
}

mod demo {
#[derive(Debug, Default)]
pub struct Node {
    pub left: u32,
    pub right: u32,
}
macro_rules! node {
    ($field:ident, $value:expr_2021) => {{
        let expr = $value;
        $crate::demo::Node { $field: expr, ..Default::default() }
    }};
}
pub(crate) use node;
}
