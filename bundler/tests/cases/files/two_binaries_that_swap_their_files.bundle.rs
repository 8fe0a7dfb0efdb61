fn main(){println!("file b");}
