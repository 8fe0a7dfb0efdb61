fn main() {
    println!("{} {}", demo::user::is_north(demo::kinds::north()), demo::user::is_north(demo::kinds::south()));
}

mod demo {
pub mod kinds {
    macro_rules! kinds {
        ($name:ident { $($v:ident),* }) => {
            #[derive(Clone, Copy)]
            pub enum $name { $($v),* }
        };
    }
    kinds!(Kind { North, South });
    pub fn south() -> Kind { South }
    use Kind::*;
    pub fn north() -> Kind { North }
}
pub mod user {
    #[allow(unused_imports)]
    use super::kinds::Kind::*;
    #[allow(non_snake_case, unused_variables, unreachable_patterns)]
    pub fn is_north(k: super::kinds::Kind) -> bool {
        match k {
            North => true,
            _ => false,
        }
    }
}
}
