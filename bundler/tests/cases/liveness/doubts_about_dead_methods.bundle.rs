fn main() {
    let used = demo::Used(3);
    println!("{} {} {}", used.shown(), used.counted(), used.decided());
    println!("{} {} {}", used.named(), used.featured(), demo::other(1).is_none());
}

mod demo {
pub struct Used(pub u32);

impl Used {
    pub fn shown(&self) -> u32 {
        self.0
    }
    pub fn counted(&self) -> u32 {
        self.0 + 1
    }
    pub fn decided(&self) -> u32 {
        self.0 + 2
    }
    pub fn named(&self) -> u32 {
        self.0 + 3
    }
    pub fn featured(&self) -> u32 {
        self.0 + 4
    }
}

pub struct Other(pub u32);

pub fn other(n: u32) -> Option<Other> {
    (n > 100).then(|| Other(n))
}
}
