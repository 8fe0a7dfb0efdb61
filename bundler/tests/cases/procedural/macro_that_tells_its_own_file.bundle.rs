fn main(){ println!("{}", "pm/src/lib.rs 3 pm"); }
