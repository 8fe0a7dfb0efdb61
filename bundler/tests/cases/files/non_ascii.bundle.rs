use demo::überall::ÄÖÜ;

fn main() {
    println!("{} {}", demo::größe("Köln 🦀"), ÄÖÜ);
}

mod demo {
// Größe, 長さ
pub fn größe(s: &str) -> usize {
    let 長さ = s.chars().count();
    長さ
}

pub mod überall {
    pub const ÄÖÜ: &str = "äöü → 🦀";
}
}
