use demo::{Deep, Flat, Narrow, Show, Wide};

fn main() {
    println!("{} {}", Wide(1).show(), Narrow(2).show());
    println!("{} {}", Flat(3).show(), Deep(4).show());
}

mod demo {
pub struct Wide(pub u32);
pub struct Narrow(pub u32);
pub struct Flat(pub u32);
pub struct Deep(pub u32);
pub trait Show {
    fn show(&self) -> String;
}
#[cfg(debug_assertions)]
pub fn in_debug() {
    impl Show for Wide {
        fn show(&self) -> String {
            format!("wide {}", self.0)
        }
    }
}
#[cfg(not(debug_assertions))]
impl Show for Wide {
    fn show(&self) -> String {
        format!("wider {}", self.0)
    }
}
const _: () = {
    impl Show for Narrow {
        fn show(&self) -> String {
            format!("narrow {}", self.0)
        }
    }
};
pub fn statement_in_debug() -> usize {
    #[cfg(debug_assertions)]
    let count = 3;
    #[cfg(not(debug_assertions))]
    let count = 5;
    impl Show for Flat {
        fn show(&self) -> String {
            format!("flat {}", self.0)
        }
    }
    count
}
pub fn inner_attribute() {
    #![allow(clippy::all)]
    impl Show for Deep {
        fn show(&self) -> String {
            format!("deep {}", self.0)
        }
    }
}
}
