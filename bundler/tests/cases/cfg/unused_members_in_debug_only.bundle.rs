fn main() {
    println!("{}", demo::run(&[1, 2]));
}

mod demo {
pub struct Shown(pub i32);

#[cfg(debug_assertions)]
impl Shown {
    pub fn show(&self) -> i32 {
        self.0
    }
}

#[cfg(debug_assertions)]
pub mod checks {
    pub fn check() -> i32 {
        1
    }
}

pub fn run(all: &[i32]) -> i32 {
    #[cfg(debug_assertions)]
    println!("{}", Shown(1).show() + checks::check());
    all.iter().sum::<i32>() + all.len() as i32
}
}
