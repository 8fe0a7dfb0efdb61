fn main() {
    println!("{}", demo::Vector::from([5]).x);
}

mod demo {
macro_rules! conv {
    ($V:ident { $($f:ident : $i:expr),+ }) => {
        impl From<[u32; 1]> for $V {
            fn from(m: [u32; 1]) -> $V { $V { $($f: From::from(m[$i])),+ } }
        }
    };
}
pub struct Vector { pub x: u64 }
conv!(Vector { x: 0 });
}
