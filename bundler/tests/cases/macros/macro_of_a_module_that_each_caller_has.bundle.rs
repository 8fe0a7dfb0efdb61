fn main() {
    println!("{:?}", demo::both());
}

mod demo {
mod maker {
    macro_rules! call {
        () => {
            inner::shape!() + inner::size()
        };
    }
    pub(in crate::demo) use call;
    pub mod inner {
        pub fn size() -> u8 {
            1
        }
    }
    pub fn own() -> u8 {
        inner::size()
    }
}
mod caller {
    mod inner {
        macro_rules! shape {
            () => {
                5
            };
        }
        pub(super) use shape;
        pub(super) fn size() -> u8 {
            20
        }
    }
    pub fn run() -> u8 {
        crate::demo::maker::call!()
    }
}
pub fn both() -> (u8, u8) {
    (maker::own(), caller::run())
}
}
