fn main() {
    println!("{} {}", demo::name((1, &[2])), demo::name((1, &[4, 3])));
    println!("{} {}", demo::name((5, &[2])), demo::name((7, &[8])));
}

mod demo {
const A: u8 = 1;
const B: u8 = 2;
const C: u8 = 3;

#[allow(non_snake_case, unused_variables, unreachable_patterns)]
pub fn name(pair: (u8, &[u8])) -> String {
    match pair {
        (A, [first @ (B | 9), ..]) => format!("a then {first}"),
        (_, &[.., C]) => "ends with c".to_string(),
        (n, _) => format!("{n}"),
    }
}
}
