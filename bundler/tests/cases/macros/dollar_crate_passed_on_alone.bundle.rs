pub fn five() -> i32 {
    -5
}
pub fn six() -> i32 {
    -6
}

fn main() {
    println!("{} {}", demo::library_five!(), demo::user::six());
    println!("{} {}", five(), six());
}

mod demo {
macro_rules! library_five {
    () => {
        $crate::demo::call_five!($crate::demo)
    };
}
macro_rules! call_five {
    ($($start:tt)*) => {
        $($start)*::five()
    };
}
macro_rules! call_six {
    ($($start:tt)*) => {
        $($start)*::six()
    };
}
pub fn five() -> i32 {
    5
}
pub fn six() -> i32 {
    6
}
pub mod user {
    pub fn six() -> i32 {
        call_six!(crate::demo)
    }
}
pub(crate) use library_five;
pub(crate) use call_five;
}
