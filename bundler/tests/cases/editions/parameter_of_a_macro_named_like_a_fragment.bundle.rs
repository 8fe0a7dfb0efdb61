use demo::Held;

fn main() {
    println!("{}", demo::held!(pub, Held, 8));
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
pub struct Held(pub u32);
macro_rules! held {
    ($shown:vis, $new:tt, $n:expr_2021) => {{
        #[allow(non_camel_case_types)]
        type expr = $crate::demo::Held;
        struct Pair { $shown value: expr }
        let take = |$new(n): expr| n;
        take(Pair { value: $crate::demo::Held($n) }.value)
    }};
}
pub(crate) use choose;
pub(crate) use typed;
pub(crate) use held;
}
