fn main() {
    println!("{} {}", demo::twice(3), demo::above(&(1, vec![1, 2])));
}

mod demo {
pub fn twice(n: u32) -> u32 {
    let add = move |m: u32| n + m;
    let other = add.clone();
    add(1) + other(2) + std::mem::size_of_val(&add) as u32
}
pub fn above(pair: &(u32, Vec<u32>)) -> usize {
    let above = pair.1.iter().filter(|n| **n > pair.0);
    above.clone().count() + above.count()
}
}
