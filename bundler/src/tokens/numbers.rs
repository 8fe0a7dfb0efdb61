//! Numbers as tokens: where they end is no matter of their digits alone.

use super::lexer::Lexer;

impl Lexer<'_> {
    /// A number with its suffix: a float where it can be one, as in `1.5`, `1.`, `1e9`, but not in `1..2` and `1.max(2)`.
    pub(super) fn number(&mut self) -> Option<()> {
        let radix = match (self.peek(0), self.peek(1)) {
            (Some(b'0'), Some(b'x')) => Some(16),
            (Some(b'0'), Some(b'o')) => Some(8),
            (Some(b'0'), Some(b'b')) => Some(2),
            _ => None,
        };
        if let Some(radix) = radix {
            self.at += 2;
            let (begin, mut any) = (self.at, false);
            while let Some(byte) = self.peek(0) {
                match char::from(byte).to_digit(16) {
                    Some(digit) if digit < radix => any = true,
                    Some(digit) if digit < 10 => return None,
                    None if byte == b'_' => {}
                    _ => break,
                }
                self.at += 1;
            }
            debug_assert!(self.at >= begin);
            if !any {
                return None;
            }
        } else {
            self.digits();
            let whole = self.at;
            if self.peek(0) == Some(b'.') {
                let next = self.character(1);
                let goes_on = next.is_some_and(|c| c == '.' || is_start(c));
                if !goes_on {
                    self.at += 1;
                    self.digits();
                }
            }
            if matches!(self.peek(0), Some(b'e' | b'E')) {
                self.exponent();
            }
            if self.at > whole && self.number_end().is_some() {
                return Some(());
            }
            self.at = whole;
        }
        self.number_end()
    }

    /// What follows a number at once belongs to it, or nothing may.
    fn number_end(&mut self) -> Option<()> {
        match self.character(0) {
            Some(c) if is_start(c) => self.suffix(),
            Some(c) if unicode_ident::is_xid_continue(c) => None,
            _ => Some(()),
        }
    }

    fn digits(&mut self) {
        while matches!(self.peek(0), Some(b'0'..=b'9' | b'_')) {
            self.at += 1;
        }
    }

    /// `e9`, `E-3`, if there is a digit in it.
    fn exponent(&mut self) {
        let (mut signed, mut any) = (false, false);
        let mut end = self.at + 1;
        while let Some(byte) = self.bytes.get(end) {
            match byte {
                b'+' | b'-' if any => break,
                b'+' | b'-' if signed => return,
                b'+' | b'-' => signed = true,
                b'0'..=b'9' => any = true,
                b'_' => {}
                _ => break,
            }
            end += 1;
        }
        if any {
            self.at = end;
        }
    }
}

fn is_start(c: char) -> bool {
    c == '_' || unicode_ident::is_xid_start(c)
}
