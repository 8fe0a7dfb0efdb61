fn main() {
    for n in 1..4 {
        println!("{}", demo::chosen(n, (vec![1], vec![2, 3])));
    }
}

mod demo {
pub fn chosen(n: u8, pair: (Vec<u8>, Vec<u8>)) -> usize {
    let mut kept: Option<Box<dyn Fn() -> usize>> = None;
    if n > 2 {
        kept = Some(Box::new(move || pair.0.len()));
    } else if n > 1 {
        kept = Some(Box::new(move || pair.1.len() + 10));
    }
    kept.map_or(0, |kept| kept())
}
}
