fn main() {
    println!("{} {} {}", demo::by_name(), demo::by_glob(), demo::tools::six());
}

mod demo {
macro_rules! make {
    () => {
        pub mod made {
            pub mod inner {
                pub fn four() -> u32 {
                    4
                }
            }
            pub mod tools {
                pub fn five() -> u32 {
                    5
                }
            }
        }
    };
}
make!();

pub mod tools {
    pub fn six() -> u32 {
        6
    }
}
pub fn by_name() -> u32 {
    use self::made::inner as tools;
    tools::four()
}
pub fn by_glob() -> u32 {
    use self::made::*;
    tools::five()
}
}
