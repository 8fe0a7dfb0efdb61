use demo::{Deep, Flat, Loud, Louder, Narrow, Show, Thick, Thin, Wide};

fn main() {
    println!("{} {}", Wide(1).show(), Narrow(2).show());
    println!("{} {}", Flat(3).show(), Deep(4).show());
    drop((Loud, Louder));
    println!("{} {}", Thick(5).show(), Thin(6).show());
}

mod demo {
pub struct Wide(pub u32);
pub struct Narrow(pub u32);
pub struct Flat(pub u32);
pub struct Deep(pub u32);
pub struct Thick(pub u32);
pub struct Thin(pub u32);
pub trait Show {
    fn show(&self) -> String;
}
macro_rules! implement {
    ($of:ident) => {
        impl Show for $of {
            fn show(&self) -> String {
                format!("flat {}", self.0)
            }
        }
    };
}
macro_rules! act {
    ($of:ident) => {{
        impl Show for $of {
            fn show(&self) -> String {
                format!("deep {}", self.0)
            }
        }
        3
    }};
}
const _: () = {
    impl Show for Wide {
        fn show(&self) -> String {
            format!("wide {}", self.0)
        }
    }
};
const _: () = { impl Show for Narrow { fn show(&self) -> String { helper(self.0) } } fn helper(of: u32) -> String { format!("narrow {of}") } };
const _: () = {
    implement!(Flat);
};
pub fn asserting() -> u32 {
    let deep = act!(Deep);
    deep + 1
}
pub fn nested() {
    if std::env::args().count() == 3 {
        impl Show for Thick {
            fn show(&self) -> String {
                format!("thick {}", self.0)
            }
        }
    }
}
pub struct Loud;
pub struct Louder;
macro_rules! dropped {
    ($of:ident) => {{
        impl Drop for $of {
            fn drop(&mut self) {
                println!("{}", stringify!($of));
            }
        }
    }};
}
pub fn dropping() {
    {
        impl Drop for Loud {
            fn drop(&mut self) {
                println!("Loud");
            }
        }
    }
    println!("no item");
}
pub fn dropping_by_a_call() {
    let () = dropped!(Louder);
}
impl Thin {
    pub fn method() {
        impl Show for Thin {
            fn show(&self) -> String {
                format!("thin {}", self.0)
            }
        }
    }
}
}
