fn main() {
    println!("{} {} {}", demo::f(), demo::seven(), demo::count());
}

mod demo {
pub fn f() -> i32 {
    (40 + 2) * 10
}

pub fn seven() -> u8 {
    7
}

pub fn count() -> u64 {
    let five = 5;
    let other = 5;
    let tail = 2 * (five + (40 + 2));
    println!("{} {}", 2 * (other), (40 + 2) % 5);
    tail
}
}
