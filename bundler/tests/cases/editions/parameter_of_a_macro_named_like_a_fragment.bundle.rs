fn main() {
    println!("{} {}", demo::choose!(3; 1 | 2 => 5, 3 | _ => 6), demo::typed!(x, 4));
}

mod demo {
macro_rules! choose {
    ($value:expr_2021; $($pattern:pat_param | $other:pat_param => $result:expr_2021),*) => {
        match $value { $($pattern | $other => $result,)* }
    };
}
macro_rules! typed {
    ($name:ident, $n:expr_2021) => {{
        #[allow(non_camel_case_types)]
        type expr = u32;
        let $name: expr = $n;
        $name + 1
    }};
}
pub(crate) use choose;
pub(crate) use typed;
}
