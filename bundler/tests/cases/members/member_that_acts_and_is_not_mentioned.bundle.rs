use demo::{Holder, Other, Shown};

fn main() {
    let Other(number) = Other(3);
    let _ = Holder;
    println!("{} {}", Shown(2), number);
}

mod demo {
pub struct Shown(pub i32);

pub struct Other(pub i32);

pub struct Holder;

impl Holder {
    #[allow(dead_code)]
    fn unmentioned() {
        impl std::fmt::Display for Shown {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "{}", self.0)
            }
        }
    }
}
}
