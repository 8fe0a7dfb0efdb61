use crate::demo::format;

mod inner {
use crate::demo::format;
    pub fn text() -> String {
        let formatted = format!("std's");
        formatted.to_string()
    }
}

fn main() {
    println!("{} {}", format!("std's"), inner::text());
}

mod demo {
macro_rules! format {
    ($($t:tt)*) => {
        "library's"
    };
}
pub(crate) use format;
}
