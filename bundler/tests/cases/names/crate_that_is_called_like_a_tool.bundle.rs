// rootdeps: a
#[diagnostic::on_unimplemented(message = "x")]
trait T { fn g(&self) -> i32 { 4 } }
impl T for i32 {}
fn main() { println!("{} {}", a::f(), 3.g()); }

mod a {
use crate::diagnostic_lib as diagnostic;
// deps: diagnostic
pub fn f() -> u32 { diagnostic::seven() }
}

mod diagnostic_lib {
pub fn seven() -> u32 { 7 }
}
