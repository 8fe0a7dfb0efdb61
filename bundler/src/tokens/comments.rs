//! Where a text has comments that are no documentation: what is between its tokens and not blank.

use std::ops::Range;

use super::{Room, TokenTree, comment_end, read};

/// The comments of `text` in its order, without the line breaks that end them; none if it is not made of tokens. Linear in its
/// size.
pub(crate) fn comments(text: &str) -> Vec<Range<usize>> {
    let room = Room::new();
    let mut gaps = Gaps {
        text,
        at: 0,
        found: Vec::new(),
    };
    if let Ok(tokens) = read(&room, text) {
        gaps.of(tokens);
        gaps.up_to(text.len());
    }
    gaps.found
}

struct Gaps<'a> {
    text: &'a str,
    /// Behind the last token.
    at: usize,
    found: Vec<Range<usize>>,
}

impl Gaps<'_> {
    fn of(&mut self, tokens: &[TokenTree<'_>]) {
        for token in tokens {
            let range = token.range();
            // A documentation comment is several tokens in one place.
            if range.start < self.at {
                continue;
            }
            self.up_to(range.start);
            self.at = range.end;
            if let TokenTree::Group(group) = token {
                self.at = range.start + 1;
                self.of(group.tokens());
                self.up_to(range.end - 1);
                self.at = range.end;
            }
        }
    }

    /// What is between the last token and `end`.
    fn up_to(&mut self, end: usize) {
        while let Some(slash) = self.text[self.at..end].find('/') {
            let start = self.at + slash;
            self.at = comment_end(&self.text[..end], start).unwrap_or(end);
            let comment = self.text[start..self.at].trim_end_matches('\r');
            self.found.push(start..start + comment.len());
        }
        self.at = end;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_are_what_is_between_tokens() {
        let all = |text| -> Vec<&str> {
            let found = comments(text).into_iter();
            found.map(|range| &text[range]).collect()
        };
        assert_eq!(
            all("// a\nfn f(/* b */x: u8) { // c\r\n    \"// no\" /* d /* e */\n*/ /**/ } //// f"),
            [
                "// a",
                "/* b */",
                "// c",
                "/* d /* e */\n*/",
                "/**/",
                "//// f"
            ]
        );
        assert_eq!(
            all("//! no\n/// no\nfn f() { /*! no */ a / b /= r#\"/*\"# } // ü"),
            ["// ü"]
        );
        assert_eq!(all("( // not made of tokens"), [""; 0]);
        assert_eq!(all(""), [""; 0]);
    }
}
