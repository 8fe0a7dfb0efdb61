fn main() {
    println!("{} {}", demo::total(&[1, 2]), demo::closure());
}

mod demo {
pub fn total(size: &[usize]) -> usize {
    size.iter().sum()
}
pub fn closure() -> usize {
    let size = |n: usize| n + 1;
    size(1)
}
}
