use demo::*;

fn main() {
    let name = 1;
    println!("{MOD} {name} {{NAME}}");
}

mod demo {
pub const MOD: u64 = 998244353;
}
