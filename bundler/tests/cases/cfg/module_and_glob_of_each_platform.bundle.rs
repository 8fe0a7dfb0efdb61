fn main() {
    println!("{}", demo::name() < 10);
}

mod demo {
#[cfg(target_os = "aix")]
pub mod on_aix {
    pub fn name() -> usize {
        3
    }
}
#[cfg(target_os = "aix")]
pub use crate::demo::on_aix::*;
#[cfg(target_os = "android")]
pub mod on_android {
    pub fn name() -> usize {
        7
    }
}
#[cfg(target_os = "android")]
pub use crate::demo::on_android::*;
#[cfg(target_os = "cygwin")]
pub mod on_cygwin {
    pub fn name() -> usize {
        6
    }
}
#[cfg(target_os = "cygwin")]
pub use crate::demo::on_cygwin::*;
#[cfg(target_os = "dragonfly")]
pub mod on_dragonfly {
    pub fn name() -> usize {
        9
    }
}
#[cfg(target_os = "dragonfly")]
pub use crate::demo::on_dragonfly::*;
#[cfg(target_os = "emscripten")]
pub mod on_emscripten {
    pub fn name() -> usize {
        10
    }
}
#[cfg(target_os = "emscripten")]
pub use crate::demo::on_emscripten::*;
#[cfg(target_os = "freebsd")]
pub mod on_freebsd {
    pub fn name() -> usize {
        7
    }
}
#[cfg(target_os = "freebsd")]
pub use crate::demo::on_freebsd::*;
#[cfg(target_os = "fuchsia")]
pub mod on_fuchsia {
    pub fn name() -> usize {
        7
    }
}
#[cfg(target_os = "fuchsia")]
pub use crate::demo::on_fuchsia::*;
#[cfg(target_os = "haiku")]
pub mod on_haiku {
    pub fn name() -> usize {
        5
    }
}
#[cfg(target_os = "haiku")]
pub use crate::demo::on_haiku::*;
#[cfg(target_os = "hermit")]
pub mod on_hermit {
    pub fn name() -> usize {
        6
    }
}
#[cfg(target_os = "hermit")]
pub use crate::demo::on_hermit::*;
#[cfg(target_os = "horizon")]
pub mod on_horizon {
    pub fn name() -> usize {
        7
    }
}
#[cfg(target_os = "horizon")]
pub use crate::demo::on_horizon::*;
#[cfg(target_os = "hurd")]
pub mod on_hurd {
    pub fn name() -> usize {
        4
    }
}
#[cfg(target_os = "hurd")]
pub use crate::demo::on_hurd::*;
#[cfg(target_os = "illumos")]
pub mod on_illumos {
    pub fn name() -> usize {
        7
    }
}
#[cfg(target_os = "illumos")]
pub use crate::demo::on_illumos::*;
#[cfg(target_os = "ios")]
pub mod on_ios {
    pub fn name() -> usize {
        3
    }
}
#[cfg(target_os = "ios")]
pub use crate::demo::on_ios::*;
#[cfg(target_os = "linux")]
pub mod on_linux {
    pub fn name() -> usize {
        5
    }
}
#[cfg(target_os = "linux")]
pub use crate::demo::on_linux::*;
#[cfg(target_os = "macos")]
pub mod on_macos {
    pub fn name() -> usize {
        5
    }
}
#[cfg(target_os = "macos")]
pub use crate::demo::on_macos::*;
#[cfg(target_os = "netbsd")]
pub mod on_netbsd {
    pub fn name() -> usize {
        6
    }
}
#[cfg(target_os = "netbsd")]
pub use crate::demo::on_netbsd::*;
#[cfg(not(any(
    target_os = "aix",
    target_os = "android",
    target_os = "cygwin",
    target_os = "dragonfly",
    target_os = "emscripten",
    target_os = "freebsd",
    target_os = "fuchsia",
    target_os = "haiku",
    target_os = "hermit",
    target_os = "horizon",
    target_os = "hurd",
    target_os = "illumos",
    target_os = "ios",
    target_os = "linux",
    target_os = "macos",
    target_os = "netbsd"
)))]
pub fn name() -> usize {
    0
}
}
