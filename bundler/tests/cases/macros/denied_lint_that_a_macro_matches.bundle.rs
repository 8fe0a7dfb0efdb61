fn main() {
    println!("{}", demo::three());
}

mod demo {
macro_rules! one {
    (#[$how:meta] $item:item) => { #[$how] $item };
}
one! {
    #[warn(unused_variables)]
    pub fn three() -> u32 { 3 }
}
}
