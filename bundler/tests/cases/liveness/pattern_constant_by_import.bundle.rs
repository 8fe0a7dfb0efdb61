fn main() {
    println!("{} {}", demo::user::name(0), demo::user::name(1));
}

mod demo {
mod consts {
    pub const NOTHING: u8 = 0;
}
pub mod user {
    use crate::demo::consts::NOTHING as NONE;

    #[allow(non_snake_case, unused_variables, unreachable_patterns)]
    pub fn name(n: u8) -> &'static str {
        match n {
            NONE => "none",
            _ => "some",
        }
    }
}
}
