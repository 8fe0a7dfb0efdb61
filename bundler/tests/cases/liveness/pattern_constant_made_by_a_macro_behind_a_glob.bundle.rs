fn main() {
    println!("{} {} {}", demo::user::name(1), demo::user::name(2), demo::user::name(3));
}

mod demo {
pub mod codes {
    macro_rules! codes {
        ($($name:ident $n:literal),*) => {
            $(pub const $name: u8 = $n;)*
        };
    }
    codes!(START 1, STOP 2);
}
pub mod user {
    #[allow(unused_imports)]
    use super::codes::*;

    #[allow(non_snake_case, unused_variables, unreachable_patterns)]
    pub fn name(n: u8) -> &'static str {
        match n {
            START => "start",
            STOP => "stop",
            _ => "other",
        }
    }
}
}
