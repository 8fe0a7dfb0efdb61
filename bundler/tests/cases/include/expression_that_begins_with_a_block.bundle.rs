fn main() {
    println!("{} {}", demo::last(), demo::first());
    for number in 0..5 {
        print!("{} ", demo::arm(number));
    }
    println!();
}

mod demo {
pub fn last() -> i32 {
    ({ let x = 4; x } + 1)
}

pub fn arm(number: i32) -> i32 {
    match number {
        1 => ({ let x = 4; x } + 1),
        2 => (if true { 7 } else { 8 } * 2),
        3 => (match 1 { _ => i32::abs }(-9)),
        _ => {
            if number > 3 {
                ({ let x = 4; x } + 1)
            } else {
                { 0 }
            }
        }
    }
}

pub fn first() -> i32 {
    let number = 3;
    ({ let x = 4; x } + 1) - number
}
}
