fn main() {
    #[cfg(debug_assertions)]
    assert!(demo::slow::deep::Probe(3).check() && demo::slow::Scale(3).check());
    println!("{}", "four".len());
}

mod demo {
pub mod slow {
#![cfg(debug_assertions)]

pub mod deep {
pub struct Probe(pub u32);
impl Probe {
    pub fn check(&self) -> bool {
        self.0 > 0
    }
}
}
pub struct Scale(pub u32);
impl Scale {
    pub fn check(&self) -> bool {
        self.0 > 0
    }
}
}
}
