fn main() {
    println!("{}", demo::S(7).size());
}

mod demo {
macro_rules! make {
    ($name:ident) => {
        macro_rules! $name {
            () => {
                pub fn size(&self) -> u8 {
                    self.half() * 2
                }
            };
        }
    };
}
make!(sized);
pub struct S(pub u8);
impl S {
    sized!();
    fn half(&self) -> u8 {
        self.0 / 2
    }
}
}
