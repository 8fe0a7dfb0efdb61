fn main() {
    println!("{:?} {:?}", demo::f(), vec![1, 2]);
}

mod demo {
macro_rules! vec {
    ($($e:expr),*) => {
        [$($e + 100),*].to_vec()
    };
}
pub fn f() -> Vec<i32> {
    vec![1, 2]
}
}
