fn main() {
    println!("{} {}", demo::name(demo::Kind::Open), demo::name(demo::Kind::Shut));
}

mod demo {
#[derive(Clone, Copy)]
pub enum Kind {
    Open,
    Shut,
}
#[allow(unused_imports)]
use Kind::*;

#[allow(non_snake_case, unused_variables, unreachable_patterns)]
pub fn name(kind: Kind) -> &'static str {
    match kind {
        Shut => "shut",
        Open => "open",
    }
}
}
