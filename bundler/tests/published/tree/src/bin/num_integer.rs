use num_integer::{gcd, Integer, Roots};
fn main() {
    println!(
        "{} {} {:?} {}",
        gcd(12, 18),
        7.lcm(&3),
        17.div_rem(&5),
        1000u64.cbrt()
    );
    println!("{:?}", 240i64.extended_gcd(&46));
}
