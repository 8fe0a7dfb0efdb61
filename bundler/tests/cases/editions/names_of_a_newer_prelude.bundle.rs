mod inner {
    pub fn small(n: u32) -> Option<u8> {
        n.try_into().ok()
    }
}

fn main() {
    println!("{:?} {:?}", demo::pairs(&[1, 2, 3, 400]), demo::twice!(u8::try_from(7u32)));
    println!("{:?}", inner::small(300));
}

mod demo {
pub use crate::pairs::Pairs;
pub fn pairs(all: &[u32]) -> Pairs {
    all.chunks(2).map(|pair| (pair[0], pair[1])).collect()
}
macro_rules! twice {
    ($e:expr) => {
        ($e, $e)
    };
}
pub(crate) use twice;
}

mod pairs {
#[derive(Debug)]
pub struct Pairs(pub Vec<(u8, u8)>);
mod collecting {
    use super::Pairs;
    impl FromIterator<(u32, u32)> for Pairs {
        fn from_iter<I: IntoIterator<Item = (u32, u32)>>(pairs: I) -> Pairs {
            let small = |n: u32| u8::try_from(n).unwrap_or(0);
            Pairs(pairs.into_iter().map(|(a, b)| (small(a), small(b))).collect())
        }
    }
}
}
