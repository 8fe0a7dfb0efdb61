//! Tolerant reading of a judge's input, as bytes.
//!
//! Judges' files come with CRLF, trailing blanks, blank lines too many or too few, no final newline, a stray
//! end-of-file byte. Every byte up to the space counts as blank here, so none of this reaches a puzzle. A reader
//! hands out tokens, lines or single symbols, in any mixture, and never fails: what is missing is `None`.
//! It knows nothing of any format. Proved by comparing mangled texts with the clean one.

use crate::swar;
use std::io::Read;
use std::str::FromStr;

/// All of the standard input, O(length). Panics if it cannot be read.
pub fn read_all() -> Vec<u8> {
    let mut bytes = Vec::new();
    std::io::stdin()
        .lock()
        .read_to_end(&mut bytes)
        .expect("standard input is readable");
    bytes
}

/// A position in a text; each method takes something off the front, O(bytes taken).
///
/// ```
/// use solutions::input::Input;
///
/// let mut input = Input::new(b"2\r\n\r\n ab \r\nx y");
/// assert_eq!(input.number(), Some(2));
/// assert_eq!(input.line(), Some(&b" ab"[..]));
/// assert_eq!(input.token(), Some(&b"x"[..]));
/// assert_eq!(input.symbol(), Some(b'y'));
/// assert_eq!(input.token(), None);
/// ```
#[derive(Clone, Debug)]
pub struct Input<'a> {
    rest: &'a [u8],
}

impl<'a> Input<'a> {
    /// A reader at the start of `bytes`.
    pub fn new(bytes: &'a [u8]) -> Self {
        Input { rest: bytes }
    }

    /// The next run of bytes that are not blank.
    pub fn token(&mut self) -> Option<&'a [u8]> {
        let start = self.rest.iter().position(|&byte| !is_blank(byte))?;
        let text = &self.rest[start..];
        let end = text.iter().position(|&byte| is_blank(byte));
        let (token, rest) = text.split_at(end.unwrap_or(text.len()));
        self.rest = rest;
        Some(token)
    }

    /// The next token as a number; `None` at the end and for a token that is no such number.
    pub fn number<T: FromStr>(&mut self) -> Option<T> {
        std::str::from_utf8(self.token()?).ok()?.parse().ok()
    }

    /// The next line that is not all blank, without its line end and trailing blanks; leading blanks stay.
    /// After a token this is the rest of that token's line, if anything is left there.
    pub fn line(&mut self) -> Option<&'a [u8]> {
        while !self.rest.is_empty() {
            let mut length = 0;
            let end = loop {
                match swar::first_equal(load(self.rest, length), b'\n') {
                    Some(end) => break length + end,
                    None => length += 8,
                }
            };
            let (line, rest) = self.rest.split_at(end);
            self.rest = rest.get(1..).unwrap_or(rest);
            if let Some(last) = line.iter().rposition(|&byte| !is_blank(byte)) {
                return Some(&line[..=last]);
            }
        }
        None
    }

    /// The next line that is not all blank, as a drawing in one symbol: the columns in which it has something, as bits, and the
    /// last of its symbols. Columns from 64 on are left out.
    ///
    /// ```
    /// use solutions::input::Input;
    ///
    /// assert_eq!(Input::new(b"\n 77 7\n").drawing(), Some((0b10110, b'7')));
    /// ```
    pub fn drawing(&mut self) -> Option<(u64, u8)> {
        while !self.rest.is_empty() {
            let (mut columns, mut last, mut length) = (0, None, 0);
            loop {
                let word = load(self.rest, length);
                let ends = swar::equal(word, b'\n');
                // Those before the first line end.
                let drawn = swar::above(word, b' ') & !ends & ends.wrapping_sub(1);
                if drawn != 0 {
                    columns |= u64::from(drawn).checked_shl(length as u32).unwrap_or(0);
                    last = Some(length + 7 - drawn.leading_zeros() as usize);
                }
                if ends != 0 {
                    length += ends.trailing_zeros() as usize;
                    break;
                }
                length += 8;
            }
            let line = self.rest;
            self.rest = line.get(length + 1..).unwrap_or(&[]);
            if let Some(last) = last {
                return Some((columns, line[last]));
            }
        }
        None
    }

    /// The next byte that is not blank.
    pub fn symbol(&mut self) -> Option<u8> {
        let start = self.rest.iter().position(|&byte| !is_blank(byte))?;
        let symbol = self.rest[start];
        self.rest = &self.rest[start + 1..];
        Some(symbol)
    }

    /// The next `N` bytes that are not blank; all that there are and `None` if there are fewer.
    pub fn symbols<const N: usize>(&mut self) -> Option<[u8; N]> {
        let start = self.rest.iter().position(|&byte| !is_blank(byte))?;
        self.rest = &self.rest[start..];
        // Nearly always they stand together.
        if let Some(Ok(symbols)) = self.rest.get(..N).map(<[u8; N]>::try_from) {
            if symbols
                .iter()
                .fold(true, |all, &byte| all & !is_blank(byte))
            {
                self.rest = &self.rest[N..];
                return Some(symbols);
            }
        }
        let mut symbols = [0; N];
        for symbol in &mut symbols {
            *symbol = self.symbol()?;
        }
        Some(symbols)
    }
}

/// The eight bytes from `start` on; behind the text there are line ends.
#[inline]
fn load(text: &[u8], start: usize) -> u64 {
    match text.get(start..start + 8).map(<[u8; 8]>::try_from) {
        Some(Ok(bytes)) => u64::from_le_bytes(bytes),
        _ => load_last(&text[start..]),
    }
}

#[cold]
fn load_last(text: &[u8]) -> u64 {
    let mut bytes = [b'\n'; 8];
    bytes[..text.len()].copy_from_slice(text);
    u64::from_le_bytes(bytes)
}

fn is_blank(byte: u8) -> bool {
    byte <= b' '
}

#[cfg(test)]
mod tests {
    use super::Input;
    use crate::random::Random;

    fn tokens(text: &str) -> Vec<String> {
        let mut input = Input::new(text.as_bytes());
        std::iter::from_fn(|| input.token().map(|t| String::from_utf8_lossy(t).into())).collect()
    }

    fn lines(text: &str) -> Vec<String> {
        let mut input = Input::new(text.as_bytes());
        std::iter::from_fn(|| input.line().map(|t| String::from_utf8_lossy(t).into())).collect()
    }

    #[test]
    fn tokens_and_lines_of_random_texts() {
        let mut random = Random::new(3);
        for _ in 0..2000 {
            let text: String = (0..random.below(12))
                .map(|_| ['a', 'b', ' ', '\n', '\r', '\t'][random.below(6)])
                .collect();
            let words: Vec<&str> = text.split_ascii_whitespace().collect();
            assert_eq!(tokens(&text), words, "{text:?}");
            let naive: Vec<&str> = text
                .split('\n')
                .map(str::trim_end)
                .filter(|line| !line.is_empty())
                .collect();
            assert_eq!(lines(&text), naive, "{text:?}");
            let mut input = Input::new(text.as_bytes());
            let symbols: Vec<u8> = std::iter::from_fn(|| input.symbol()).collect();
            assert_eq!(symbols, words.concat().as_bytes(), "{text:?}");
            let mut input = Input::new(text.as_bytes());
            for three in symbols.chunks(3) {
                let expected = <[u8; 3]>::try_from(three).ok();
                assert_eq!(input.symbols(), expected, "{text:?}");
            }
            assert_eq!(input.symbol(), None);
        }
    }

    #[test]
    fn mangled_texts_read_like_the_clean_one() {
        let clean = "3 1\n  x y\n x\n";
        for mangled in [
            "3 1\n  x y\n x",
            "3 1\r\n  x y\r\n x\r\n",
            "3 1  \n  x y \t\n x   \n",
            "\n\n3 1\n\n \n  x y\n\r\n x\n\n\n",
            "3 1\n  x y\n x\n\u{1a}",
        ] {
            assert_eq!(tokens(mangled), tokens(clean));
            assert_eq!(lines(mangled), lines(clean));
        }
    }

    #[test]
    fn a_line_after_a_token_is_the_rest_of_its_line() {
        let mut input = Input::new(b"4\n 5\n6 7");
        assert_eq!(input.number::<u8>(), Some(4));
        assert_eq!(input.line(), Some(&b" 5"[..]));
        assert_eq!(input.number::<u8>(), Some(6));
        assert_eq!(input.line(), Some(&b" 7"[..]));
        assert_eq!(input.line(), None);
    }

    #[test]
    fn what_is_no_number_is_none() {
        let mut input = Input::new(b"x 256 -1 7");
        assert_eq!(input.number::<u8>(), None);
        assert_eq!(input.number::<u8>(), None);
        assert_eq!(input.number::<i32>(), Some(-1));
        assert_eq!(input.number::<u64>(), Some(7));
        assert_eq!(input.number::<u64>(), None);
    }
}
