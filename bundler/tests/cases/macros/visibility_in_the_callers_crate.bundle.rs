mod demo {
macro_rules! make {
    () => {
        use crate::inner::start;
        pub(in crate::inner) fn five() -> i32 {
            start() + 1
        }
    };
}
pub(crate) use make;
}

mod inner {
    pub fn start() -> i32 {
        4
    }
    mod made {
use crate::demo;
        demo::make!();
    }
    pub fn six() -> i32 {
        made::five() + 1
    }
}

fn main() {
    println!("{}", inner::six());
}
