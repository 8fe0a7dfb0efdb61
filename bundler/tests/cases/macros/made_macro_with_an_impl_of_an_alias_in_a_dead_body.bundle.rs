fn main() {
    println!("{}", demo::Number(1));
}

mod demo {
pub struct Number(pub u8);

macro_rules! maker {
    ($name:ident) => {
        macro_rules! $name {
            () => {
                impl std::fmt::Display for Target {
                    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
                        write!(f, "number {}", self.0)
                    }
                }
            };
        }
    };
}
maker!(show);

const _: () = {
    type Target = Number;
    show!();
};
}
