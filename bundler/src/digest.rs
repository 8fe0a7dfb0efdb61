//! What stands for bytes: two texts that ever differ have, for all that chance can do, two digests.
//!
//! Nobody gains by making two that agree, so it is a fast hash of 128 bits (XXH3) and no cryptographic one.

use std::io::{self, BufRead, BufReader, Read};

use xxhash_rust::xxh3::Xxh3;

/// Characters of a digest.
pub(crate) const LEN: usize = 32;

/// The digest of all bytes.
pub(crate) fn of(bytes: &[u8]) -> String {
    shown(xxhash_rust::xxh3::xxh3_128(bytes))
}

/// The digest of several texts, which also tells where one ends and the next begins.
pub(crate) fn of_parts(parts: &[&str]) -> String {
    let mut hasher = Xxh3::new();
    for part in parts {
        hasher.update(&(part.len() as u64).to_le_bytes());
        hasher.update(part.as_bytes());
    }
    shown(hasher.digest128())
}

/// The digest of what a reader has to give, which may be more than memory holds.
pub(crate) fn of_reader(reader: impl Read) -> io::Result<String> {
    let mut reader = BufReader::with_capacity(1 << 16, reader);
    let mut hasher = Xxh3::new();
    loop {
        let bytes = reader.fill_buf()?;
        if bytes.is_empty() {
            return Ok(shown(hasher.digest128()));
        }
        hasher.update(bytes);
        let read = bytes.len();
        reader.consume(read);
    }
}

fn shown(digest: u128) -> String {
    format!("{digest:032x}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_is_read_piece_by_piece_has_the_digest_of_the_whole() {
        let bytes: Vec<u8> = (0..300_000u32)
            .map(|at| (at.wrapping_mul(at) >> 7) as u8)
            .collect();
        for len in [0, 1, 240, 241, 65_536, 65_537, bytes.len()] {
            let digest = of(&bytes[..len]);
            assert_eq!(digest.len(), LEN);
            assert_eq!(of_reader(&bytes[..len]).unwrap(), digest);
        }
        assert_ne!(of(&bytes[1..]), of(&bytes[..bytes.len() - 1]));
    }

    #[test]
    fn where_a_part_ends_counts() {
        let all = [
            &["ab", "c"][..],
            &["a", "bc"],
            &["abc"],
            &["", "abc"],
            &["abc", ""],
        ];
        for (at, parts) in all.iter().enumerate() {
            assert!(
                all[..at]
                    .iter()
                    .all(|other| of_parts(other) != of_parts(parts))
            );
        }
    }
}
