fn main() {
    println!("{:?}", small::largest(&[1, 3, 2]));
}

mod small {
pub fn largest(all: &[u32]) -> Option<&u32> {
    all.iter().max()
}
}
