fn main() {
    println!("{:?}", demo::both());
}

mod demo {
mod shapes {
    macro_rules! vec {
        () => {
            1
        };
    }
    pub(in crate::demo) use vec;
}
mod maker {
    macro_rules! call {
        () => {
            vec!() + 10
        };
    }
    pub(in crate::demo) use call;
}
mod caller {
    use crate::demo::shapes::vec;
    pub fn run() -> u8 {
        crate::demo::maker::call!()
    }
}
mod nearer {
    #[cfg(debug_assertions)]
    macro_rules! vec {
        () => {
            4 + 1
        };
    }
    #[cfg(not(debug_assertions))]
    macro_rules! vec {
        () => {
            5
        };
    }
    pub fn run() -> u8 {
        vec!()
    }
}
pub fn both() -> [u8; 2] {
    [caller::run(), nearer::run()]
}
}
