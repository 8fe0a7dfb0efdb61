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
}
}
