use numbers::{other, root, Used};

fn main() {
    println!("{} {} {}", Used(3).size(), other(1).is_none(), root(9.0));
}

mod numbers {
pub trait Root {
    fn sqrt(self) -> u32;
}

impl Root for f32 {
    fn sqrt(self) -> u32 {
        7
    }
}

pub struct Used(pub u32);

impl Used {
    pub fn size(&self) -> u32 {
        self.0
    }
}

pub struct Other(pub f32);

pub fn other(n: u32) -> Option<Other> {
    (n > 100).then(|| Other(n as f32))
}

pub fn root(n: f32) -> u32 {
    Root::sqrt(n)
}
}
