fn main() {
    println!("{}", demo::head(&[1]));
    println!("{}", demo::head(&[]));
}

mod demo {
pub fn head(list: &[i32]) -> i32 {
    println!("length {}", list.len());
    list[0]
}
}
