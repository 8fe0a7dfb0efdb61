use demo::TryInto;

fn main() {
    let n: i32 = "four".try_into();
    println!("{}", n);
}

mod demo {
pub trait TryInto<T> {
    fn try_into(self) -> T;
}

impl TryInto<i32> for &str {
    fn try_into(self) -> i32 {
        self.len() as i32
    }
}
}
