//! In how many ways do n dice with m faces each show a given sum, by convolution modulo 998244353.
use ac_library::{convolution, ModInt998244353 as Mint};

fn power(base: &[Mint], exponent: u32) -> Vec<Mint> {
    let mut result = vec![Mint::new(1)];
    let mut square = base.to_vec();
    let mut rest = exponent;
    while rest > 0 {
        if rest & 1 == 1 {
            result = convolution(&result, &square);
        }
        square = convolution(&square, &square);
        rest >>= 1;
    }
    result
}

fn main() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    let numbers: Vec<usize> = line.split_whitespace().map(|word| word.parse().unwrap()).collect();
    let (dice, faces) = (numbers[0], numbers[1]);
    let mut one = vec![Mint::new(0)];
    one.resize(faces + 1, Mint::new(1));
    let ways = power(&one, dice as u32);
    for sum in numbers[2..].iter() {
        println!("{}", ways.get(*sum).copied().unwrap_or_default());
    }
    let total: Mint = ways.iter().copied().sum();
    assert_eq!(total, Mint::new(faces).pow(dice as u64));
}
