fn main() {
    println!("{} {}", demo::thread::local_data::SIZE, demo::thread::plain::SIZE);
}

mod demo {
pub mod thread {
    pub mod local_data {
pub const SIZE: u32 = 7;
}
    pub mod plain {
pub const SIZE: u32 = 8;
}
}
}
