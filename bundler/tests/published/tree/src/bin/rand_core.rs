use rand_core::{Error, RngCore, SeedableRng};
struct Small(u64);
impl RngCore for Small {
    fn next_u32(&mut self) -> u32 {
        (self.next_u64() >> 32) as u32
    }
    fn next_u64(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }
    fn fill_bytes(&mut self, b: &mut [u8]) {
        for x in b {
            *x = self.next_u32() as u8;
        }
    }
    fn try_fill_bytes(&mut self, b: &mut [u8]) -> Result<(), Error> {
        self.fill_bytes(b);
        Ok(())
    }
}
impl SeedableRng for Small {
    type Seed = [u8; 8];
    fn from_seed(s: [u8; 8]) -> Self {
        Small(u64::from_le_bytes(s))
    }
}
fn main() {
    let mut r = Small::seed_from_u64(7);
    println!("{} {}", r.next_u32(), r.next_u64());
}
