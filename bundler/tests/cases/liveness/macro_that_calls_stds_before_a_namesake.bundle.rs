fn main() {
    println!("{}", demo::COUNT.with(|count| *count));
}

mod demo {
macro_rules! counters {
    () => {
        thread_local! {
            pub static COUNT: u8 = 3;
        }
    };
}
counters!();

macro_rules! thread_local {
    ($($tokens:tt)*) => {
        pub fn other() -> u8 {
            4
        }
    };
}
thread_local!();
}
