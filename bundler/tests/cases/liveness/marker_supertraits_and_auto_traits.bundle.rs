fn main() {
    let handle = demo::Handle(std::ptr::null());
    let thread = std::thread::spawn(move || handle.is_null());
    println!("{} {}", handle.is_null(), thread.join().unwrap());
}

mod demo {
pub struct Handle(pub *const u8);
unsafe impl Send for Handle {}
impl Copy for Handle {}
impl Clone for Handle {
    fn clone(&self) -> Self {
        *self
    }
}
impl Handle {
    pub fn is_null(self) -> bool {
        self.0.is_null()
    }
}
}
