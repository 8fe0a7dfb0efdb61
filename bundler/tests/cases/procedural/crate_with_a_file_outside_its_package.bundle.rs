fn main(){ println!("{}", 77); }
