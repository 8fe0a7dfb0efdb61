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
}
