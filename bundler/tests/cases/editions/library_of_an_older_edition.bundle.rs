fn main() {
    let array: [i32; 3] = [1, 2, 3];
    let owned: Vec<i32> = array.into_iter().collect();
    println!("{} {owned:?}", demo::gcd(30, 42));
}

mod demo {
pub fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 {
        a
    } else {
        gcd(b, a % b)
    }
}
}
