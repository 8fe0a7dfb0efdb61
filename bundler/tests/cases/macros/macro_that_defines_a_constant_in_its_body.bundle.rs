fn main() {
    println!("{} {}", demo::is_limit(7), demo::is_limit(8));
}

mod demo {
macro_rules! define {
    () => {
        pub const LIMIT: i32 = 7;
    };
}
define!();

#[allow(unused_variables, non_snake_case, unreachable_patterns)]
pub fn is_limit(n: i32) -> bool {
    match n {
        LIMIT => true,
        _ => false,
    }
}
}
