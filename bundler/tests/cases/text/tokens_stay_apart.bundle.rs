fn main() {
    println!("{}", demo::f(&&[5, 6][..]).unwrap().unwrap().0.0);
}

mod demo {
pub mod a {
    pub const N: usize = 2;
    pub struct W<T>(pub T);
}
pub fn f(t: &&[i32]) -> Option<Option<crate::demo::a::W<crate::demo::a::W<i32>>>> {
    let n = 1.0f64 as usize..crate::demo::a::N;
    let r = &&crate::demo::a::N;
    if **r>>1==1&&crate::demo::a::N<=2||!crate::demo::a::N>crate::demo::a::N {
        return Some(Some(crate::demo::a::W(crate::demo::a::W(t[n.start]))));
    }
    None
}
}
