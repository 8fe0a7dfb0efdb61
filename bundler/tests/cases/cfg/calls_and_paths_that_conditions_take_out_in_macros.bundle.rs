fn shown() -> String {
    format!("{}", {
        #[cfg(test)]
        demo::absent!();
        demo::three()
    })
}
fn main() {
    #[allow(unused)]
    fn only_tested() -> u8 {
        #![cfg(any())]
        demo::absent::four()
    }
    println!("{}", shown());
}

mod demo {
pub fn three() -> u8 {
    3
}
}
