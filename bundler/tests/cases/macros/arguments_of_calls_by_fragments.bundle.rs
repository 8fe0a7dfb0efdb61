fn main() {
    demo::run();
}

mod demo {
macro_rules! by_fragment {
    ($name:ident) => {{
        $name! { "{}", $crate::demo::inner::first() }
        inner::second();
    }};
}

macro_rules! by_repetition {
    ($($name:ident)?) => {{
        $($name)?! { "{}", $crate::demo::inner::third() }
        inner::fourth();
    }};
}

macro_rules! by_path {
    ($module:ident) => {{
        $module::say! { $crate::demo::inner::fifth() }
        inner::sixth();
    }};
}

macro_rules! say_it {
    ($value:expr) => {
        println!("{}", $value);
    };
}

mod words {
    pub(in crate::demo) use say_it as say;
}

pub mod inner {
    pub fn first() -> i32 {
        1
    }
    pub fn second() {
        println!("second");
    }
    pub fn third() -> i32 {
        3
    }
    pub fn fourth() {
        println!("fourth");
    }
    pub fn fifth() -> i32 {
        5
    }
    pub fn sixth() {
        println!("sixth");
    }
}

pub fn run() {
    by_fragment!(println);
    by_repetition!(println);
    by_path!(words);
}
}
