use demo::passed_on as renamed;

fn main() {
    demo::at_a_judge! {
        demo::inner::by_call();
        demo::call();
    }
    renamed!(demo::by_name);
    seen_here();
}

fn seen_here() {
    let dead = "here";
    println!("{dead}");
}

mod demo {
macro_rules! at_a_judge {
    ($($text:tt)*) => {
        #[cfg(ONLINE_JUDGE)]
        {
            $($text)*
        }
    };
}

macro_rules! passed_on {
    ($function:expr) => {
        $crate::demo::at_a_judge!($function())
    };
}

macro_rules! item {
    ($name:ident) => {
        #[cfg(ONLINE_JUDGE)]
        pub fn call() {
            $name()
        }
    };
}

pub mod inner {
    pub fn by_call() {}
}

pub fn by_name() {}

fn by_fragment() {}

item!(by_fragment);
pub(crate) use at_a_judge;
pub(crate) use passed_on;
}
