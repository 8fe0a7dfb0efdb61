use demo::Wide;

fn main() {
    println!("{} {}", Wide::ZERO.next().twice().0, Wide::ONE.0);
}

mod demo {
mod doc {
    pub mod consts {
        macro_rules! zero {
            ($sign:ident $bits:literal) => {
                concat!("zero of ", stringify!($sign), $bits)
            };
        }
        pub(in crate::demo) use zero;
    }
    macro_rules! must_use_it {
        () => {
            "it changes nothing"
        };
    }
    pub(in crate::demo) use must_use_it;
}
mod wide {
    use crate::demo::doc;

    macro_rules! consts {
        ($name:ident) => {
            impl $name {
                #[doc = doc::consts::zero!(I 512)]
                #[doc = concat!("The least ", stringify!($name), ".")]
                pub const ZERO: $name = $name(0);

                #[must_use = doc::must_use_it!()]
                pub fn next(self) -> $name {
                    $name(self.0 + 1)
                }
            }
        };
    }
    pub struct Wide(pub u32);
    consts!(Wide);
    impl Wide {
        pub const ONE: Wide = Wide(1);

        #[cfg_attr(not(windows), must_use = doc::must_use_it!())]
        pub fn twice(self) -> Wide {
            Wide(self.0 * 2)
        }
    }
}
pub use wide::Wide;
}
