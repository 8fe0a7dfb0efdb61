use demo::{Say, Show, Tell, Word};

fn main() {
    println!("{} {} {}", Word(1).show(), (|| |value: u8| value).tell(), 3u8.say());
}

mod demo {
pub struct Word(pub u8);
pub trait Show {
    fn show(&self) -> String;
}
pub trait Tell {
    fn tell(&self) -> String;
}
pub trait Say {
    fn say(&self) -> String;
}
impl<F: Fn(u8) -> u8, Any: Fn() -> F> Tell for Any {
    fn tell(&self) -> String {
        format!("tells {}", self()(1))
    }
}
impl<#[cfg(all())] Kind: Into<u32> + Copy> Say for Kind {
    fn say(&self) -> String {
        let value: u32 = (*self).into();
        format!("says {value}")
    }
}
impl Show for Word {
    fn show(&self) -> String {
        format!("word {}", self.0)
    }
}
}
