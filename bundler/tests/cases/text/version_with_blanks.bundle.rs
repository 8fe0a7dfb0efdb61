fn main(){ println!("{:?}", ["1.2.3-alpha.1+build.5", "alpha.1", "1","3", "A B <a@b>:C", r"  two
lines  ", "1.70", " http://x ", "", "my_bin", "my-bin", "my-demo", "MIT"]);
println!("{:?}", ::core::option::Option::Some("")); }
