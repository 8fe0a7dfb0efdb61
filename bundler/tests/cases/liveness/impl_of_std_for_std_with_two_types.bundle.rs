fn main() {
    println!("{}", demo::Live(3).0);
}

mod demo {
pub struct Live(pub i32);
pub struct Dead(pub i32);
impl From<Live> for Vec<Dead> {
    fn from(live: Live) -> Vec<Dead> {
        vec![Dead(live.0)]
    }
}
}
