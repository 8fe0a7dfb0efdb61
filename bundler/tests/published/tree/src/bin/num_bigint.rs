use num_bigint::{BigInt, BigUint};
fn main() {
    let mut f = BigUint::from(1u32);
    for i in 1..=60u32 {
        f *= i;
    }
    println!("{f}");
    let a: BigInt = "-123456789012345678901234567890".parse().unwrap();
    println!("{} {}", &a * &a, &a / 97);
    println!(
        "{}",
        BigUint::from(3u32).modpow(&f, &BigUint::from(1000000007u64))
    );
}
