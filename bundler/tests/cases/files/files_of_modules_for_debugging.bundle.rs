fn main() {
    #[cfg(debug_assertions)]
    assert!(demo::slow::deep::Probe(3).check());
    println!("{}", "four".len());
}

mod demo {
#[cfg(debug_assertions)]
pub mod slow {
pub mod deep {
pub struct Probe(pub u32);
impl Probe {
    pub fn check(&self) -> bool {
        self.0 > 0
    }
}
}
}
}
