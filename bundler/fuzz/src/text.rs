//! A fixture's text as files, and a file as pieces: words, blanks, comments, strings, signs.

/// A fixture: its header, and its files with the line that names each.
pub(crate) struct Text {
    header: String,
    pub(crate) files: Vec<(String, String)>,
}

impl Text {
    pub(crate) fn parse(text: &str) -> Text {
        let mut parts = text.split("\n//- ");
        let header = parts.next().unwrap_or_default().to_owned();
        let file = |part: &str| {
            let (head, content) = part.split_once('\n').unwrap_or((part, ""));
            (head.to_owned(), content.to_owned())
        };
        Text {
            header,
            files: parts.map(file).collect(),
        }
    }

    /// The text again, with another edition if one is given.
    pub(crate) fn write(&self, edition: Option<&str>) -> String {
        let mut text = match edition {
            None => self.header.clone(),
            Some(edition) => {
                let lines = self.header.lines();
                let mut kept: Vec<&str> = lines
                    .filter(|line| !line.starts_with("// edition:"))
                    .collect();
                let line = format!("// edition: {edition}");
                kept.push(&line);
                kept.join("\n")
            }
        };
        for (head, content) in &self.files {
            text.push_str(&format!("\n//- {head}\n{content}"));
        }
        text
    }
}

/// Cuts source text into pieces that together are the text.
pub(crate) fn pieces(text: &str) -> Vec<&str> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let length = piece(rest, first);
        let (piece, behind) = rest.split_at(length);
        pieces.push(piece);
        rest = behind;
    }
    pieces
}

/// The length of the piece that `rest` begins with.
fn piece(rest: &str, first: char) -> usize {
    let run = |is: fn(char) -> bool| rest.find(|other| !is(other)).unwrap_or(rest.len());
    if first.is_whitespace() {
        return run(char::is_whitespace);
    }
    if is_word(first) {
        return run(is_word);
    }
    if rest.starts_with("//") {
        return rest.find('\n').unwrap_or(rest.len());
    }
    if first == '"' {
        let mut escaped = false;
        let end = rest.char_indices().skip(1).find(|(_, other)| {
            let ends = *other == '"' && !escaped;
            escaped = *other == '\\' && !escaped;
            ends
        });
        return end.map_or(rest.len(), |(at, _)| at + 1);
    }
    for sign in ["::", "=>", "->", "..=", "..", "#![", "#[", "/*", "*/", "r#"] {
        if rest.starts_with(sign) {
            return sign.len();
        }
    }
    first.len_utf8()
}

pub(crate) fn is_word(character: char) -> bool {
    character.is_alphanumeric() || character == '_'
}
