fn main() {
    println!("{}", demo::of(5));
}

mod demo {
#![allow(non_snake_case, bindings_with_variant_name)]
macro_rules! module {
    ($name:ident) => {
        mod $name {
            pub fn None() {}
        }
    };
}
module!(functions);
pub fn of(x: i32) -> i32 {
    use functions::None;
    match Some(x) {
        None => 1,
        #[allow(unreachable_patterns)]
        _ => 2,
    }
}
}
