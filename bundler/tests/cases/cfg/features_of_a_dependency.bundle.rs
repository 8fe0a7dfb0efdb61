fn main() {
    println!("{} {}", one::COUNT, two::COUNT);
}

mod one {
pub const COUNT: i32 = cfg!(all()) as i32 + cfg!(all()) as i32;
}

mod two {
pub const COUNT: i32 = 0;
}
