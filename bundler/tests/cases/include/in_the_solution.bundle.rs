mod demo {
pub fn answer() -> i32 {
    42
}
}

use demo::answer;

// A template.
macro_rules! say {
    ($($t:tt)*) => { println!($($t)*) };
} // The end.
struct Pair(i32, i32); // a comment

static PRIMES: [i32; 3] = [
    2, 3, 5,
];

fn main() {
    let Pair(a, b) = Pair(answer(), PRIMES.iter().sum());
    say!("{} {}", a, b);
    let limit = [
    2, 3, 5,
][1];
    say!("{limit}");
}
