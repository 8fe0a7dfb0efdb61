fn main() {
    let bytes: u8 = demo::used::Used(demo::other::f()).into();
    println!("{} {}", bytes, u16::from(demo::used::Used(2)));
}

mod demo {
pub mod used {
    macro_rules! number {
        ($n:ident) => {
            pub struct $n(pub u8);

            impl From<$n> for u8 {
                fn from(n: $n) -> u8 {
                    n.0
                }
            }
        };
    }

    macro_rules! more {
        ($($n:ident)*) => { $(
            impl From<$n> for u16 {
                fn from(n: $n) -> u16 {
                    n.0.into()
                }
            }
        )* };
    }

    number!(Used);
    number!(Unused);
    more!(Used Unused);
}

pub mod other {
    pub fn f() -> u8 {
        3
    }
}
}
