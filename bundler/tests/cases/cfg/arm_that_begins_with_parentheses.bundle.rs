fn main() {
    println!("{}", demo::speed());
}

mod demo {
pub fn speed() -> u32 {
    cfg_select! {
        any() => (missing::pair()).0,
        all() => (helper(), 2).0,
        _ => [missing::three()][0]
    }
}
fn helper() -> u32 { 7 }
}
