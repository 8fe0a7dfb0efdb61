fn main() {
    println!("{} {} {}", demo::name(0), demo::name(1), demo::name(2));
}

mod demo {
macro_rules! consts {
    ($($name:ident = $value:expr),*) => {
        $(pub const $name: i32 = $value;)*
    };
}
consts!(ZERO = 0, ONE = 1);

#[allow(unused_variables, non_snake_case, unreachable_patterns)]
pub fn name(n: i32) -> &'static str {
    match n {
        ZERO => "zero",
        ONE => "one",
        _ => "many",
    }
}
}
