fn main() {
    println!("{} {}", demo::Words.is_one(1), demo::Words.joined(1));
}

mod demo {
pub struct Words;
impl Words {
    pub fn is_one(&self, n: u8) -> bool {
        macro_rules! fits {
            ($p:pat) => {
                matches!(n, $p)
            };
        }
        fits!(1) || matches!(n, 2 | 3)
    }
    pub fn joined(&self, n: u8) -> u8 {
        macro_rules! all {
            ($($t:tt)*) => {
                $($t)*
            };
        }
        all!(n | 4)
    }
}
}
