fn main() {
    println!("{:?} {}", demo::S::C, demo::S.f());
}

mod demo {
pub struct S;
impl S {
    pub const C: bool = {
        macro_rules! inner {
            ($p:pat_param) => { true };
            ($($t:tt)*) => { false };
        }
        inner!(1 | 2)
    };
    pub fn f(self) -> bool {
        macro_rules! make { ($name:ident, $d:tt) => {
            macro_rules! $name {
                ($d p:pat_param) => { true };
                ($d($d t:tt)*) => { false };
            }
        } }
        make!(inner, $);
        inner!(1 | 2)
    }
}
}
