fn main(){ if cfg!(r#any(any(), any())) { println!("c") } if cfg!(all()) { println!("a") } else { println!("b") } }
