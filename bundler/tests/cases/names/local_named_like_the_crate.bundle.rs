fn apply(demo: i32) -> i32 {
    let run = |demo: i32| demo::f(demo);
    run(demo::f(demo))
}

fn main() {
    let demo = apply(1);
    let s = demo::S { demo };
    println!("{} {} {}", demo, demo::m::g(s.demo), demo::f(demo));
}

mod demo {
pub struct S {
    pub demo: i32,
}
pub fn f(n: i32) -> i32 {
    n + 1
}
pub mod m {
    pub fn g(demo: i32) -> i32 {
        crate::demo::f(demo) + demo
    }
}
}
