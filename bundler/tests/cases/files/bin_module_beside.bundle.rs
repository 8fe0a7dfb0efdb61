mod table {
pub const TABLE: [i32; 3] = [10, 20, 30];
}

fn main() {
    println!("{}", table::TABLE.iter().map(|&n| demo::half(n)).sum::<i32>());
}

mod demo {
pub fn half(n: i32) -> i32 {
    n / 2
}
}
