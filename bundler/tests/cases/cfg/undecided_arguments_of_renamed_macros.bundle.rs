fn main() {
    demo::renamed::run();
    demo::run();
    println!("run");
}

mod demo {
macro_rules! at_a_judge {
    ($call:expr) => {{
        #[cfg(ONLINE_JUDGE)]
        $call;
    }};
}
pub(in crate::demo) use at_a_judge as judged;

macro_rules! second {
    ($call:expr) => {
        at_a_judge!($call)
    };
}

macro_rules! first {
    ($call:expr) => {
        second!($call)
    };
}

pub mod inner {
    pub fn by_new_name() {}
    pub fn by_two_macros() {}
}

pub mod renamed {
    pub fn run() {
        crate::demo::judged!(super::inner::by_new_name());
    }
}

pub fn run() {
    first!(inner::by_two_macros());
}
}
