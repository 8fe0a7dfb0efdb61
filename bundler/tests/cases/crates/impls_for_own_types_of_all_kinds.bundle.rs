use demo::{Go, Plain};
enum Choice {
    One,
}
union Bits {
    whole: u8,
}
struct Own(u8);
impl Go<u8> for Choice {
    fn go(self) -> u8 {
        match self {
            Choice::One => 1,
        }
    }
}
impl Go<u8> for Bits {
    fn go(self) -> u8 {
        unsafe { self.whole }
    }
}
impl<'a> Go<u8> for &'a mut Own {
    fn go(self) -> u8 {
        self.0
    }
}
impl Plain for Box<Own> {
    fn plain(&self) -> u8 {
        self.0
    }
}
fn main() {
    println!("{} {} {}", Choice::One.go(), Bits { whole: 2 }.go(), (&mut Own(3)).go());
    println!("{} {}", Box::new(Own(4)).plain(), demo::run());
}

mod demo {
pub trait Go<R> {
    fn go(self) -> R;
}
pub trait Plain {
    fn plain(&self) -> u8;
}
impl Go<u8> for u16 {
    fn go(self) -> u8 {
        self as u8
    }
}
impl Plain for u16 {
    fn plain(&self) -> u8 {
        7
    }
}
pub fn run() -> u8 {
    let n: u8 = 4u16.go();
    n + 3u16.plain()
}
}
