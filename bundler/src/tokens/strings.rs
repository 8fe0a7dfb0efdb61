//! The insides of strings and characters: where they end, and which escapes they may have.

use super::lexer::Lexer;

/// What a string is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Encoding {
    /// `"…"`, `'…'`
    Unicode,
    /// `b"…"`, `b'…'`
    Bytes,
    /// `c"…"`, which a zero byte would end.
    C,
}

impl Encoding {
    fn has(self, byte: u8) -> bool {
        match self {
            Encoding::Unicode => true,
            Encoding::Bytes => byte.is_ascii(),
            Encoding::C => byte != 0,
        }
    }
}

impl Lexer<'_> {
    /// Up to the quote that ends a string.
    pub(super) fn quoted(&mut self, encoding: Encoding) -> Option<()> {
        loop {
            match self.peek(0)? {
                b'"' => {
                    self.at += 1;
                    return Some(());
                }
                // The line break behind it is looked at like any other.
                b'\\' if matches!(self.peek(1), Some(b'\n' | b'\r')) => self.at += 1,
                b'\\' => self.escape(encoding)?,
                b'\r' if self.peek(1) != Some(b'\n') => return None,
                byte if encoding.has(byte) => self.at += 1,
                _ => return None,
            }
        }
    }

    /// The hashes, the string and the hashes again.
    pub(super) fn raw(&mut self, encoding: Encoding) -> Option<()> {
        let hashes = self.bytes[self.at..].iter();
        let hashes = hashes.take_while(|byte| **byte == b'#').count();
        self.at += hashes;
        if self.peek(0)? != b'"' || hashes > 255 {
            return None;
        }
        loop {
            self.at += 1;
            match self.peek(0)? {
                b'\r' if self.peek(1) != Some(b'\n') => return None,
                b'"' => {
                    let behind = &self.bytes[self.at + 1..];
                    if behind.len() >= hashes && behind[..hashes].iter().all(|byte| *byte == b'#') {
                        self.at += 1 + hashes;
                        return Some(());
                    }
                }
                byte if encoding.has(byte) => {}
                _ => return None,
            }
        }
    }

    /// A character or an escape, and the quote behind it.
    pub(super) fn character_and_quote(&mut self, encoding: Encoding) -> Option<()> {
        match self.peek(0)? {
            b'\\' => self.escape(encoding)?,
            byte if encoding.has(byte) => self.at += self.character(0)?.len_utf8(),
            _ => return None,
        }
        let is_end = self.peek(0)? == b'\'';
        self.at += 1;
        is_end.then_some(())
    }

    /// `\n`, `\x7f`, `\u{1f600}`, …
    fn escape(&mut self, encoding: Encoding) -> Option<()> {
        let digit = |byte: Option<u8>| char::from(byte?).to_digit(16);
        match self.peek(1)? {
            b'n' | b'r' | b't' | b'\\' | b'\'' | b'"' => self.at += 2,
            b'0' if encoding != Encoding::C => self.at += 2,
            b'x' => {
                let (high, low) = (digit(self.peek(2))?, digit(self.peek(3))?);
                let is_right = match encoding {
                    Encoding::Unicode => high < 8,
                    Encoding::Bytes => true,
                    Encoding::C => (high, low) != (0, 0),
                };
                if !is_right {
                    return None;
                }
                self.at += 4;
            }
            b'u' if encoding != Encoding::Bytes => {
                let character = self.code_point()?;
                if encoding == Encoding::C && character == '\0' {
                    return None;
                }
            }
            _ => return None,
        }
        Some(())
    }

    /// `\u{…}` with up to six digits.
    fn code_point(&mut self) -> Option<char> {
        if self.peek(2)? != b'{' {
            return None;
        }
        self.at += 3;
        let (mut value, mut digits) = (0, 0);
        loop {
            match self.peek(0)? {
                b'_' if digits > 0 => {}
                b'}' if digits > 0 => {
                    self.at += 1;
                    return char::from_u32(value);
                }
                byte => {
                    value = value * 16 + char::from(byte).to_digit(16)?;
                    digits += 1;
                    if digits > 6 {
                        return None;
                    }
                }
            }
            self.at += 1;
        }
    }
}
