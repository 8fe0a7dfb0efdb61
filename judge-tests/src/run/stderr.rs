//! The last part of what a program wrote to standard error, in bounded memory.

use std::io::{self, Read};

use serde::{Deserialize, Serialize};

/// The last part of what a program wrote to standard error.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stderr {
    /// At most [`Stderr::KEPT`] bytes.
    pub tail: Vec<u8>,
    /// How many bytes before that were dropped.
    pub dropped: u64,
}

impl Stderr {
    /// How much is kept: enough for a panic's message and the lines before it.
    pub const KEPT: usize = 16 << 10;

    fn push(&mut self, bytes: &[u8]) {
        self.tail.extend_from_slice(bytes);
        if self.tail.len() > 8 * Self::KEPT {
            self.trim();
        }
    }

    /// Drops what is too much.
    pub(super) fn trim(&mut self) {
        let excess = self.tail.len().saturating_sub(Self::KEPT);
        self.tail.drain(..excess);
        self.dropped += excess as u64;
    }

    /// Reads what is there from a pipe that does not block, at most about `most` bytes; true at the end of the stream.
    pub(super) fn read_available(&mut self, mut pipe: impl Read, most: usize) -> bool {
        let mut buffer = [0; 1 << 14];
        let mut total = 0;
        while total < most {
            match pipe.read(&mut buffer) {
                Ok(0) => return true,
                Ok(n) => {
                    self.push(&buffer[..n]);
                    total += n;
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return error.kind() != io::ErrorKind::WouldBlock,
            }
        }
        false
    }

    /// Whether Rust's runtime reported an allocation that failed.
    pub fn says_out_of_memory(&self) -> bool {
        self.has_line(|line| line.starts_with("memory allocation of ") && line.ends_with(" failed"))
    }

    /// Whether Rust's runtime reported that a thread has used up its stack.
    pub fn says_stack_overflow(&self) -> bool {
        self.has_line(|line| {
            line.starts_with("thread ") && line.ends_with(" has overflowed its stack")
        })
    }

    fn has_line(&self, is_it: impl Fn(&str) -> bool) -> bool {
        String::from_utf8_lossy(&self.tail).lines().any(is_it)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_tail_of_standard_error_is_kept() {
        let mut said = Stderr::default();
        for n in 0..100_000u32 {
            said.push(&n.to_le_bytes());
        }
        said.trim();
        assert_eq!(said.tail.len(), Stderr::KEPT);
        assert_eq!(said.dropped + said.tail.len() as u64, 400_000);
        assert_eq!(said.tail[Stderr::KEPT - 4..], 99_999u32.to_le_bytes());
    }
}
