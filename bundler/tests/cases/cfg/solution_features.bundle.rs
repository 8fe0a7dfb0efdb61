use demo::table;

fn main() {
    println!("{:?} {}", table(), cfg!(all()));
}

mod demo {
pub fn table() -> [i32; 2] {
    [1, 2]
}
}
