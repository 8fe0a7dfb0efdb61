use demo::G;
fn main() {
    println!("{}", (G(1) + G(3)).0);
}

mod demo {
pub struct G(pub u32);
macro_rules! ops {
    ($t:ty) => {
        impl std::ops::Add for $t {
            type Output = G;
            fn add(self, r: G) -> G { G(self.0 + r.0) }
        }
    };
}
ops!(G);
}
