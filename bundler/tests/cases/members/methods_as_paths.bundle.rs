use demo::{Half, N};

fn main() {
    let all: Vec<N> = [N(4), N(6)].into_iter().map(N::both).map(Half::half).map(<N>::double).collect();
    println!("{all:?}");
}

mod demo {
#[derive(Debug, Clone, Copy)]
pub struct N(pub i32);
pub trait Half {
    fn half(self) -> Self;
}
impl Half for N {
    fn half(self) -> N {
        N(self.0 / 2)
    }
}
impl N {
    pub fn double(self) -> N {
        N(self.0 * 2)
    }
    pub fn next(self) -> N {
        N(self.0 + 1)
    }
    pub fn both(self) -> N {
        Self::next(self.double())
    }
}
}
