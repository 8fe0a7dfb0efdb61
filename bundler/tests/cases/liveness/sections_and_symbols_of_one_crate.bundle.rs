#[link_section = ".own"]
static LOW: u8 = 5;
#[link_section = ".own"]
static HIGH: u8 = 6;
fn main() {
    println!("{} {} {}", LOW, HIGH, demo::sum());
}

mod demo {
#![allow(dead_code)]
#[no_mangle]
#[link_section = ".demo_named"]
static NAMED: u8 = 1;
#[export_name = "demo_renamed"]
#[link_section = ".demo_other"]
static RENAMED: u8 = 2;
#[used]
static FIRST: u8 = 3;
#[used]
static SECOND: u8 = 4;
pub fn sum() -> u8 {
    #[link_section = ".text.demo"]
    fn one() -> u8 { 1 }
    static TWO: u8 = 2;
    one() + TWO
}
}
