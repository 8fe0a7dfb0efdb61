fn main() {
    println!("{:?}", demo::primes().collect::<Vec<_>>());
}

mod demo {
const LIMIT: usize = 10;
static PRIMES: [bool; LIMIT] = sieve();
const fn sieve() -> [bool; LIMIT] {
    let mut is = [true; LIMIT];
    is[0] = false;
    is[1] = false;
    let mut i = 2;
    while square(i) < LIMIT {
        let mut j = square(i);
        while j < LIMIT {
            is[j] = false;
            j += i;
        }
        i += 1;
    }
    is
}
const fn square(n: usize) -> usize {
    n * n
}
pub fn primes() -> impl Iterator<Item = usize> {
    (0..LIMIT).filter(|&n| PRIMES[n])
}
}
