fn main() { println!("{:?}", demo::told()); }

mod demo {
#[derive(Debug)] pub struct S { pub f: u32, pub pat: u32 }
macro_rules! m { ($f /* the field */ : ident) => { { let expr = 3; S { $f: expr, pat: 1 } } } }
macro_rules! n { ($ /* x */ f : ident, $e : /* y */ expr_2021) => { { let expr = $e; S { $f: expr, pat: 1 } } } }
pub fn told() -> [S; 2] { [m!(f), n!(f, 4)] }
}
