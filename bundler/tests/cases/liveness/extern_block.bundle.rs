fn main() {
    println!("{}", demo::absolute(-4));
}

mod demo {
extern "C" {
    fn abs(n: i32) -> i32;
}
pub fn absolute(n: i32) -> i32 {
    unsafe { abs(n) }
}
}
