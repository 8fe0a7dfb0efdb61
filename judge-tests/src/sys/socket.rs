//! Messages between two processes, with open files attached.

use std::io::{self, IoSlice, IoSliceMut, Read, Write};
use std::mem::MaybeUninit;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::os::unix::net::UnixStream;

use rustix::net::{
    RecvAncillaryBuffer, RecvAncillaryMessage, RecvFlags, SendAncillaryBuffer,
    SendAncillaryMessage, SendFlags, recvmsg, sendmsg,
};

/// The most files that go with one message.
const FILES: usize = 4;
/// No message is longer: both sides bound what they put into one.
const LONGEST: usize = 1 << 24;

/// Sends `message` and copies of `files`, at most four.
pub fn send(mut socket: &UnixStream, message: &[u8], files: &[BorrowedFd<'_>]) -> io::Result<()> {
    let length = u32::try_from(message.len()).map_err(io::Error::other)?;
    let whole = [&length.to_le_bytes(), message].concat();
    let mut space = [MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(FILES))];
    let mut control = SendAncillaryBuffer::new(&mut space);
    if !files.is_empty() && !control.push(SendAncillaryMessage::ScmRights(files)) {
        return Err(io::ErrorKind::InvalidInput.into());
    }
    let sent = retry(|| {
        sendmsg(
            socket.as_fd(),
            &[IoSlice::new(&whole)],
            &mut control,
            // Rust's runtime ignores the signal of a broken pipe.
            SendFlags::empty(),
        )
    })?;
    socket.write_all(&whole[sent..])
}

/// The next message and the files that came with it, or `None` if the other side has closed the connection.
pub fn receive(mut socket: &UnixStream) -> io::Result<Option<(Vec<u8>, Vec<OwnedFd>)>> {
    let mut files = Vec::new();
    let mut length = [0; 4];
    let mut space = [MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(FILES))];
    let mut control = RecvAncillaryBuffer::new(&mut space);
    #[cfg(target_os = "linux")]
    let flags = RecvFlags::CMSG_CLOEXEC;
    #[cfg(not(target_os = "linux"))]
    let flags = RecvFlags::empty();
    let got = retry(|| {
        recvmsg(
            socket.as_fd(),
            &mut [IoSliceMut::new(&mut length)],
            &mut control,
            flags,
        )
    })?
    .bytes;
    if got == 0 {
        return Ok(None);
    }
    for message in control.drain() {
        if let RecvAncillaryMessage::ScmRights(received) = message {
            for file in received {
                // Where they do not come so, they are not for children.
                #[cfg(not(target_os = "linux"))]
                rustix::io::ioctl_fioclex(&file)?;
                files.push(file);
            }
        }
    }
    socket.read_exact(&mut length[got..])?;
    let length = u32::from_le_bytes(length) as usize;
    if length > LONGEST {
        return Err(io::ErrorKind::InvalidData.into());
    }
    let mut message = vec![0; length];
    socket.read_exact(&mut message)?;
    Ok(Some((message, files)))
}

fn retry<T>(mut call: impl FnMut() -> rustix::io::Result<T>) -> io::Result<T> {
    loop {
        match call() {
            Err(rustix::io::Errno::INTR) => {}
            other => return Ok(other?),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs::File;
    use std::io::Seek;

    use super::*;

    #[test]
    fn messages_and_files_arrive_whole_and_in_order() {
        let (here, there) = UnixStream::pair().unwrap();
        let long = vec![7; 1 << 20];
        let sender = {
            let long = long.clone();
            std::thread::spawn(move || {
                let mut file = crate::sys::output_file().unwrap();
                file.write_all(b"text").unwrap();
                file.rewind().unwrap();
                send(&here, b"one", &[file.as_fd(), file.as_fd()]).unwrap();
                send(&here, &long, &[]).unwrap();
                send(&here, b"", &[]).unwrap();
            })
        };
        let (message, mut files) = receive(&there).unwrap().unwrap();
        assert_eq!((message.as_slice(), files.len()), (&b"one"[..], 2));
        let mut text = String::new();
        File::from(files.remove(0))
            .read_to_string(&mut text)
            .unwrap();
        assert_eq!(text, "text");
        assert_eq!(receive(&there).unwrap().unwrap().0, long);
        assert_eq!(receive(&there).unwrap().unwrap().0, b"");
        assert!(receive(&there).unwrap().is_none());
        sender.join().unwrap();
    }
}
