use demo::*;

fn main() {
    println!("{}", answer!());
}

mod demo {
pub(crate) use deep::answer;
mod deep {
pub(crate) use deeper::answer;
    pub mod deeper {
        macro_rules! answer {
            () => {
                $crate::demo::ANSWER
            };
        }
pub(crate) use answer;
    }
}
pub const ANSWER: i32 = 42;
}
