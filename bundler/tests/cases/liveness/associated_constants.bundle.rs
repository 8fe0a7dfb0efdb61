fn main() {
    println!("{}", demo::Mint::<demo::Seven>::new(10).show());
}

mod demo {
pub trait Modulus {
    const MOD: u64;
    const NAME: &'static str = "unnamed";
}
pub struct Seven;
impl Modulus for Seven {
    const MOD: u64 = 7;
    const NAME: &'static str = "seven";
}
pub struct Mint<M: Modulus> {
    value: u64,
    modulus: std::marker::PhantomData<M>,
}
impl<M: Modulus> Mint<M> {
    const HALF: u64 = M::MOD / 2;
    pub fn new(value: u64) -> Self {
        Mint { value: value % M::MOD, modulus: std::marker::PhantomData }
    }
    pub fn show(&self) -> String {
        format!("{} of {} ({})", self.value, M::NAME, Self::HALF)
    }
}
}
