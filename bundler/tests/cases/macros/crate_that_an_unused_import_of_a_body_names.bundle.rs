fn main() {
    println!("{}", demo::five());
}

mod demo {
pub fn five() -> u8 {
    5
}
}

mod dep {
}
