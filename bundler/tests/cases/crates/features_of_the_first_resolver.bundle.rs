fn main() {
    println!("{:?}", base::MODE);
}

mod base {
pub const MODE: [bool; 4] = [
    cfg!(all()),
    cfg!(all()),
    cfg!(all()),
    cfg!(all()),
];
}
