use demo::shapes::{self, line::Line, Area};
fn main() {
    let all: Vec<Box<dyn Area>> = vec![shapes::square::Square(3).boxed(), Line(4).boxed()];
    for a in &all {
        println!("{} {}", a.name(), a.area());
    }
    println!("{}", shapes::count());
}

mod demo {
pub const BASE: u32 = 10;
pub mod shapes {
    pub trait Area {
        fn area(&self) -> u32;
        fn name(&self) -> &'static str;
    }
    pub fn scale() -> u32 {
        2
    }
    macro_rules! shape {
        ($($module:ident :: $ty:ident => $area:expr),* $(,)?) => {
            $(pub mod $module {
                use super::{scale, Area};
                #[derive(Debug, Clone)]
                pub struct $ty(pub u32);
                impl Area for $ty {
                    fn area(&self) -> u32 {
                        let f: fn(u32) -> u32 = $area;
                        f(self.0) * scale() + super::super::BASE + crate::demo::extra()
                    }
                    fn name(&self) -> &'static str {
                        stringify!($ty)
                    }
                }
                impl $ty {
                    pub fn boxed(self) -> Box<dyn Area> {
                        Box::new(self)
                    }
                }
            })*
            pub fn count() -> usize {
                [$(stringify!($module)),*].len()
            }
        };
    }
    shape! {
        square::Square => |x| x * x,
        line::Line => |x| x,
    }
}
pub fn extra() -> u32 {
    1
}
}
