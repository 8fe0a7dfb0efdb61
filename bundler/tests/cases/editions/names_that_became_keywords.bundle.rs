use demo::Gen;

fn main() {
    let mut rng = demo::r#gen::Rng { r#gen: 3 };
    demo::show(&mut rng);
    if let n = rng.r#gen(100) && n > 0 {
        println!("{n}");
    }
}

mod demo {
pub mod r#gen {
    pub struct Rng {
        pub r#gen: u64,
    }
}
mod genuine {
    pub fn regen(generator: u64) -> u64 {
        generator
    }
}
pub trait Gen {
    fn r#gen(&mut self, n: u64) -> u64;
}
impl Gen for r#gen::Rng {
    fn r#gen(&mut self, n: u64) -> u64 {
        self.r#gen = genuine::regen(self.r#gen * 25 + 13) % n;
        self.r#gen
    }
}
pub fn show(rng: &mut r#gen::Rng) {
    let r#gen = "text";
    if !(rng.r#gen == 0) {
        println!("{} {gen}", rng.r#gen(7));
    }
    let found = [1, 2].iter().find(|r#gen| matches!(r#gen, r#gen if **r#gen > 1));
    assert!(found.is_some_and(|r#gen| *r#gen == 2), "no {}", r#gen);
    if r#gen.is_empty() {
        unreachable!("{}", r#gen);
    }
}
}
