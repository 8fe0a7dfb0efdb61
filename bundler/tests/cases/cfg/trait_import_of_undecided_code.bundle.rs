fn main() {
    println!("{}", demo::count::size(&[1, 2, 1]));
}

mod demo {
pub mod ext {
    pub trait Ext {
        fn twice(&self) -> usize;
    }
    impl Ext for usize {
        fn twice(&self) -> usize {
            self * 2
        }
    }
}
pub mod count {
    #[allow(unused_imports)]
    use super::ext::Ext as _;

    #[cfg(windows)]
    pub fn size(a: &[u32]) -> usize {
        a.len().twice()
    }

    #[cfg(not(windows))]
    pub fn size(a: &[u32]) -> usize {
        a.len() * 2
    }
}
}
