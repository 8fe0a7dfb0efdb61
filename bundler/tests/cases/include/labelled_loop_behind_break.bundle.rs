fn main() {
    println!("{}", demo::first());
}

mod demo {
pub fn first() -> i32 {
    loop {
        break ('search: loop {
    break 'search 3;
});
    }
}
}
