//! SWAR, "SIMD within a register": eight bytes, or a square of eight by eight bits, in one 64-bit number.
//!
//! Byte 0 is the lowest, as in little-endian memory, and so is bit 0. Everything is a handful of operations without
//! branches, and no processor's own instructions are asked for: what other machines do with vectors works with any
//! compiler (Lamport, "Multiple byte processing with full-word instructions", 1975; Warren, "Hacker's Delight", chapters 6 and
//! 7; Knuth, TAOCP 7.1.3). Proved byte by byte and bit by bit against loops.

const LOW_BITS: u64 = 0x0101_0101_0101_0101;
const LOW_SEVEN: u64 = 0x7F7F_7F7F_7F7F_7F7F;

/// Eight copies of `byte`.
pub fn repeat(byte: u8) -> u64 {
    u64::from(byte) * LOW_BITS
}

/// The bits of `bits` as bytes: byte `i` is 1 if bit `i` is set, and 0 if not.
///
/// ```
/// use solutions::swar::{gather, spread};
///
/// assert_eq!(spread(0b101).to_le_bytes(), [1, 0, 1, 0, 0, 0, 0, 0]);
/// assert_eq!(gather(spread(0b101)), 0b101);
/// ```
///
/// Bit `i` of byte `i` is chosen, and then told whether the byte is something.
pub fn spread(bits: u8) -> u64 {
    let chosen = repeat(bits) & 0x8040_2010_0804_0201;
    ((chosen + LOW_SEVEN) | chosen) >> 7 & LOW_BITS
}

/// The lowest bits of the eight bytes, side by side: the inverse of [`spread`].
///
/// Byte `i`'s bit is moved to bit `56 + i`; no two products meet in one place.
pub fn gather(bytes: u64) -> u8 {
    ((bytes & LOW_BITS).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8
}

/// Which bytes are equal to `byte`: bit `i` for byte `i`.
pub fn equal(bytes: u64, byte: u8) -> u8 {
    let difference = bytes ^ repeat(byte);
    let unequal = (((difference & LOW_SEVEN) + LOW_SEVEN) | difference) >> 7;
    gather(!unequal)
}

/// Which bytes are greater than `byte`, which is below 128: bit `i` for byte `i`.
///
/// Seven bits and the rest up to 128 have a carry exactly if they are greater.
pub fn above(bytes: u64, byte: u8) -> u8 {
    let carry = (bytes & LOW_SEVEN) + repeat(0x7F - byte);
    gather((carry | bytes) >> 7)
}

/// The first byte that is equal to `byte`, from 0.
///
/// Subtracting 1 borrows from the high bit of a byte that is 0, and wrongly only from those above the first one.
pub fn first_equal(bytes: u64, byte: u8) -> Option<usize> {
    let difference = bytes ^ repeat(byte);
    let zeros = difference.wrapping_sub(LOW_BITS) & !difference & !LOW_SEVEN;
    Some(zeros.trailing_zeros() as usize / 8).filter(|_| zeros != 0)
}

/// The sum of the eight bytes, which must be below 256.
pub fn sum(bytes: u64) -> u8 {
    (bytes.wrapping_mul(LOW_BITS) >> 56) as u8
}

/// The square of eight by eight bits, of which byte `i` is row `i`, mirrored in its main diagonal: bit `j` of row `i` becomes
/// bit `i` of row `j`.
///
/// Blocks of one, two and four rows and columns change places.
pub fn transposed(square: u64) -> u64 {
    let mut square = square;
    for (shift, mask) in [
        (7, 0x00AA_00AA_00AA_00AA),
        (14, 0x0000_CCCC_0000_CCCC),
        (28, 0x0000_0000_F0F0_F0F0),
    ] {
        let difference = (square ^ square >> shift) & mask;
        square ^= difference ^ difference << shift;
    }
    square
}

#[cfg(test)]
mod tests {
    use super::{above, equal, first_equal, gather, repeat, spread, sum, transposed};
    use crate::random::Random;

    /// Bit `i` for each of eight answers.
    fn mask(is_set: impl Fn(usize) -> bool) -> u8 {
        (0..8).map(|i| u8::from(is_set(i)) << i).sum()
    }

    #[test]
    fn every_byte_spread_and_gathered() {
        for bits in 0..=255 {
            let bytes = spread(bits);
            let expected: [u8; 8] = std::array::from_fn(|i| bits >> i & 1);
            assert_eq!(bytes.to_le_bytes(), expected);
            assert_eq!(gather(bytes), bits);
            assert_eq!(gather(bytes | 0xFEFE_FEFE_FEFE_FEFE), bits);
            assert_eq!(repeat(bits).to_le_bytes(), [bits; 8]);
        }
    }

    #[test]
    fn equal_bytes_and_sums_of_random_words() {
        let mut random = Random::new(20);
        for _ in 0..20_000 {
            // Bytes from a few values, so that some are equal and neighbours of equal ones differ in every way.
            let values = [0, 1, 0x7F, 0x80, 0x81, 0xFE, 0xFF, random.below(256) as u8];
            let bytes: [u8; 8] = std::array::from_fn(|_| values[random.below(8)]);
            let word = u64::from_le_bytes(bytes);
            let byte = values[random.below(8)];
            assert_eq!(equal(word, byte), mask(|i| bytes[i] == byte));
            if byte < 128 {
                assert_eq!(above(word, byte), mask(|i| bytes[i] > byte));
            }
            let first = bytes.iter().position(|&other| other == byte);
            assert_eq!(first_equal(word, byte), first);
        }
    }

    #[test]
    fn sums_of_random_words() {
        let mut random = Random::new(22);
        for _ in 0..5000 {
            let mut left = 256;
            let mut bytes: [u8; 8] = std::array::from_fn(|_| {
                let byte = random.below(left);
                left -= byte;
                byte as u8
            });
            random.shuffle(&mut bytes);
            assert_eq!(sum(u64::from_le_bytes(bytes)), (256 - left) as u8);
        }
    }

    #[test]
    fn random_squares_transposed_bit_by_bit() {
        let mut random = Random::new(21);
        for _ in 0..1000 {
            let square = random.next_u64();
            let rows = square.to_le_bytes();
            let expected = std::array::from_fn(|j| mask(|i| rows[i] >> j & 1 == 1));
            assert_eq!(transposed(square), u64::from_le_bytes(expected));
            assert_eq!(transposed(transposed(square)), square);
        }
    }
}
