use demo::{Deep, Flat, High, Item, Narrow, Show, Thick, Thin, Wide};

fn main() {
    println!("{} {}", Wide(4).show(), Narrow(3).show());
    println!("{} {}", Flat(4).show(), Thick(3).show());
    println!("{} {}", 4u16 == Thin(4), Item(5).show());
    println!("{} {}", Deep(4).show(), High(5).show());
}

mod demo {
pub struct Wide(pub u32);
pub struct Narrow(pub u32);
pub struct Flat(pub u32);
pub struct Thick(pub u32);
pub struct Thin(pub u32);
pub struct Item(pub u32);
pub struct Deep(pub u32);
pub struct High(pub u32);
pub struct Unused(pub u32);
pub trait Show {
    fn show(&self) -> String;
}
macro_rules! nothing {
    ($($token:tt)*) => {};
}
const _: () = {
    struct Wide;
    impl crate::demo::Show for crate::demo::Wide {
        fn show(&self) -> String {
            format!("wide {}", self.0)
        }
    }
};
const _: () = {
    struct Local;
    type Narrow = Local;
    impl Show for crate::demo::Narrow {
        fn show(&self) -> String {
            format!("narrow {}", self.0)
        }
    }
};
const _: () = {
    nothing! { struct Flat; }
    impl Show for Flat {
        fn show(&self) -> String {
            format!("flat {}", self.0)
        }
    }
};
const _: () = {
    impl Show for Thick {
        fn show(&self) -> String {
            format!("thick {}", self.0)
        }
    }
};
const _: () = {
    type Hidden = Thin;
    impl PartialEq<Hidden> for u16 {
        fn eq(&self, other: &Thin) -> bool {
            u32::from(*self) == other.0
        }
    }
};
macro_rules! name {
    () => {
        fn name(&self) -> &'static str {
            "maker"
        }
    };
}
pub trait Make {
    type Item;
    fn name(&self) -> &'static str;
    fn make(&self) -> Self::Item;
}
pub struct Maker;
impl Make for Maker {
    type Item = Unused;
    name!();
    fn make(&self) -> Unused {
        impl Show for Item {
            fn show(&self) -> String {
                format!("item {}", self.0)
            }
        }
        Unused(3)
    }
}
const _: () = {
    struct Local<const N: usize>;
    impl Local<{
        impl Show for High {
            fn show(&self) -> String {
                format!("high {}", self.0)
            }
        }
        3
    }> {}
};
const _: () = {
    struct Local;
    impl Make for Local {
        type Item = u8;
        fn name(&self) -> &'static str {
            impl Show for Deep {
                fn show(&self) -> String {
                    format!("deep {}", self.0)
                }
            }
            "local"
        }
        fn make(&self) -> u8 {
            3
        }
    }
};
}
