//! Files without a name.

use std::fs::File;
use std::io;

/// An empty file without a name, for a child's standard output; in memory where the kernel has that.
pub fn output_file() -> io::Result<File> {
    #[cfg(target_os = "linux")]
    if let Ok(fd) = rustix::fs::memfd_create("output", rustix::fs::MemfdFlags::CLOEXEC) {
        return Ok(fd.into());
    }
    let path = std::env::temp_dir().join(format!(
        "judge-output-{}-{:?}",
        std::process::id(),
        std::thread::current().id()
    ));
    let file = File::options()
        .read(true)
        .write(true)
        .create_new(true)
        .open(&path)?;
    std::fs::remove_file(&path)?;
    Ok(file)
}
