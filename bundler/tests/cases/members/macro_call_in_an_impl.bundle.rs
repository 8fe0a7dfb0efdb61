use demo::Input;

fn main() {
    let mut input = Input::new("3 10 11 12 13");
    let count = input.small() as usize;
    let numbers = input.many_small(count);
    println!("{numbers:?} {}", input.large());
}

mod demo {
pub struct Input {
    text: String,
    at: usize,
}

macro_rules! read_number {
    ($t:ty, $one:ident) => {
        pub fn $one(&mut self) -> $t {
            self.token().parse().unwrap()
        }
    };
    ($t:ty, $one:ident, $many:ident) => {
        read_number!($t, $one);
        pub fn $many(&mut self, count: usize) -> Vec<$t> {
            self.vec(count, |input| input.$one())
        }
    };
}

impl Input {
    pub fn new(text: &str) -> Input {
        Input {
            text: text.to_owned(),
            at: 0,
        }
    }
    read_number!(u32, small, many_small);
    read_number! { u64, large }
    pub fn token(&mut self) -> String {
        self.at += 1;
        let token = self.text.split(' ').nth(self.at - 1);
        token.unwrap().to_owned()
    }
    fn vec<T>(&mut self, count: usize, read: impl Fn(&mut Input) -> T) -> Vec<T> {
        (0..count).map(|_| read(self)).collect()
    }
}
}
