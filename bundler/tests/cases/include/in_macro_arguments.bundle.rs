fn main() {
    println!("{} {:?}", 1, demo::all());
    assert_eq!(demo::twice!(1), 2, "{}", 1);
    println!("{:?}", vec![[1, 2,
 3]; 2]);
}

mod demo {
macro_rules! twice {
    ($($t:tt)*) => {
        $($t)* * 2
    };
}

pub fn all() -> Vec<i32> {
    vec![twice!((1 + 2)), 1 + 2]
}
pub(crate) use twice;
}
