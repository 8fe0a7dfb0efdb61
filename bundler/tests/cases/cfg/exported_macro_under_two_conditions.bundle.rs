fn main() {
    println!("{}", demo::three!());
}

mod demo {
#[cfg(all(all(), not(windows)))]
#[cfg(all(all(), not(target_os = "none")))]
macro_rules! three {
    () => {
        3
    };
}
#[cfg(all(all(), not(windows)))] #[cfg(all(all(), not(target_os = "none")))] pub(crate) use three;
}
