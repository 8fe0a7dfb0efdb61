use demo::one::*;
use demo::two::*;

fn taken_out() -> String {
    format_args!("{}", {
        #[cfg(test)]
        let n = pick();
        #[cfg(not(test))]
        let n = first();
        n
    })
    .to_string()
}
fn main() {
    println!("{} {}", taken_out(), second());
}

mod demo {
pub mod one {
    pub fn pick() -> u8 {
        1
    }
    pub fn first() -> u8 {
        pick()
    }
}
pub mod two {
    pub fn pick() -> u8 {
        2
    }
    pub fn second() -> u8 {
        pick()
    }
}
}
