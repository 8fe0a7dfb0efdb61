//! Turns a Cargo package's binary and the library it uses into one self-contained `main.rs`.
