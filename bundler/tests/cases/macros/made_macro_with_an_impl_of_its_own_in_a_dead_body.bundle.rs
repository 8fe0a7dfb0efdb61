fn main() {
    println!("{}", demo::Number(1));
}

mod demo {
pub struct Number(pub u8);

macro_rules! maker {
    () => {
        macro_rules! show {
            () => {
                impl std::fmt::Display for Number {
                    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
                        write!(f, "number {}", self.0)
                    }
                }
            };
        }
    };
}
maker!();

const _: () = {
    show!();
};
}
