extern crate alloc as apart;

mod demo {
extern crate alloc as given;
extern crate alloc as made;
extern crate alloc as apart;
pub mod inner {
    pub fn three() -> usize {
        crate::demo::given::vec![1].len() + crate::demo::made::vec![1].len() + ::apart::vec![1].len()
    }
}
}

macro_rules! module {
    ($name:ident) => {
        mod $name {
            pub fn one() -> u8 {
                1
            }
        }
        mod made {
            pub fn two() -> u8 {
                2
            }
        }
    };
}
module!(given);
fn main() {
    println!("{} {} {}", demo::inner::three(), given::one(), made::two());
}
