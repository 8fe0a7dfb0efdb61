/* before main */ fn main( ) {
        let   x=demo::f( 1 ) ;  // odd
    println!( "{}" ,x )   ;
}
// the end

mod demo {
pub fn f(n: i32) -> i32 {
    n
}
}
