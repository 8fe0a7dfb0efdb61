mod demo {
use crate::helper::line;
pub struct Twice(pub i32);

impl Twice {
    pub fn both(&self) -> [i32; 2] {
        line!(self.0)
    }
    pub fn other(&self) -> i32 {
        mod deep {
            pub fn five() -> i32 {
                5
            }
        }
        deep::five() + self.0
    }
}

pub fn sum() -> i32 {
    let line = line!(3);
    line[0] + line[1]
}
}

mod helper {
macro_rules! line {
    ($e:expr) => {
        [$e, $e]
    };
}
pub(crate) use line;
}

macro_rules! apply {
    ($name:ident) => {
        $name!() > 0
    };
}
fn main() {
    let twice = demo::Twice(1);
    println!("{:?} {} {} {}", twice.both(), twice.other(), demo::sum(), apply!(line));
}
