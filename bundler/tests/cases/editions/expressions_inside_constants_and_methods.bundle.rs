fn main() {
    println!("{:?} {}", demo::S::C, demo::S.f());
}

mod demo {
pub struct S;
impl S {
    pub const C: bool = {
        macro_rules! inner {
            ($p:expr_2021) => { true };
            ($($t:tt)*) => { false };
        }
        inner!(_) || inner!(const { 1 })
    };
    pub fn f(self) -> bool {
        macro_rules! make { ($name:ident, $d:tt) => {
            macro_rules! $name {
                ($d p:expr_2021) => { true };
                ($d($d t:tt)*) => { false };
            }
        } }
        make!(inner, $);
        inner!(_)
    }
}
}
