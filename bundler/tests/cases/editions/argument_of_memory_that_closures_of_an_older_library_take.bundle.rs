fn main() {
    for n in 0..3 {
        println!("{}", demo::lengths(n, (vec![1], vec![2, 3])));
    }
}

mod demo {
pub fn lengths(n: u8, pair: (Vec<u8>, Vec<u8>)) -> usize {
    let mut length = 0;
    if n > 1 {
        let first = move || pair.0.len();
        length += first();
    } else if n > 0 {
        let second = move || pair.1.len();
        length += second();
    }
    length + usize::from(n)
}
}
