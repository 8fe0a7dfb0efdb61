mod demo {
#[non_exhaustive]
#[derive(Debug)]
pub struct Total(pub u64);
pub fn total() -> Total {
    Total(1)
}
}

mod sums {
    pub fn Total(n: u64) -> u64 {
        n + 1
    }
    pub fn two() -> u64 {
        Total(2)
    }
}
macro_rules! call {
    () => {
        // Total
        /** Total */
        fn sum() -> u64 {
            /* Total */
            3
        }
    };
}
fn main() {
    use demo::*;
    call!();
    println!("{:?} {} {}", total(), sum(), sums::two());
}
