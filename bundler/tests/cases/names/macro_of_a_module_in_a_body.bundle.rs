use demo::table;

fn run() -> u8 {
    mod table {
        macro_rules! two {
            () => {
                2
            };
        }
        pub(super) use two;
    }
    println!("{}", table::two!());
    table::two!()
}

fn main() {
    println!("{} {}", run(), table::size());
}

mod demo {
pub mod table {
    pub fn size() -> u8 {
        5
    }
}
}
