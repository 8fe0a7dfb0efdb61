fn main() {
    let names = ["dead1", "dead2"];
    println!("{} {}", demo::S == 7, names.len());
    let dead1 = 1;
    let dead2 = 2;
    let dead3 = 3;
    let dead4 = 4;
    let dead5 = 5;
    let dead6 = 6;
    let dead7 = 7;
    let dead8 = 8;
    let dead9 = 9;
    let dead10 = 10;
    let dead11 = 11;
    let dead12 = 12;
    let dead13 = 13;
    let dead14 = 14;
    let dead15 = 15;
    let dead16 = 16;
    println!("{}", dead1 + dead2 + dead3 + dead4 + dead5 + dead6 + dead7 + dead8 + dead9 + dead10 + dead11 + dead12 + dead13 + dead14 + dead15 + dead16);
    let _: Option<demo::Dead> = None;
}

mod demo {
pub struct S;
pub struct Dead;

pub fn acts() -> u64 {
    {
        impl PartialEq<u64> for S {
            fn eq(&self, other: &u64) -> bool {
                *other == 7
            }
        }
    }
    step1(2)
}
fn step1(n: u64) -> u64 {
    step2(n) + 1
}
fn step2(n: u64) -> u64 {
    step3(n) + 2
}
fn step3(n: u64) -> u64 {
    step4(n) + 3
}
fn step4(n: u64) -> u64 {
    step5(n) + 4
}
fn step5(n: u64) -> u64 {
    step6(n) + 5
}
fn step6(n: u64) -> u64 {
    step7(n) + 6
}
fn step7(n: u64) -> u64 {
    step8(n) + 7
}
fn step8(n: u64) -> u64 {
    n * 3
}
}
