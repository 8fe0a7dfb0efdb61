//! Trees as text: what is written in the file is copied from there, with the blanks and comments between; what a macro made is
//! laid out in lines.

use std::ops::Range;

use super::trees::{Leaf, LeafKind, Tree};
use crate::enclose::glues;
use crate::source::{Patchwork, SourceFile};
use crate::tokens::{self, Room};

/// The text of trees, which stands for `site` of the file. Brackets that are not written are left out.
pub(super) fn text(file: &SourceFile, trees: &[Tree], site: Range<usize>) -> Patchwork {
    let start = file.text[..site.start].rfind('\n').map_or(0, |at| at + 1);
    let line = &file.text[start..];
    let indent = &line[..line.len() - line.trim_start_matches([' ', '\t']).len()];
    let mut writer = Writer {
        file,
        site,
        made: Patchwork::default(),
        copied: None,
        last: None,
        before: None,
        depth: 0,
        in_braces: true,
        indent: indent.to_owned(),
        line_is_over: false,
        is_repetition: false,
    };
    writer.trees(trees);
    writer.flush();
    writer.made
}

struct Writer<'a> {
    file: &'a SourceFile,
    site: Range<usize>,
    made: Patchwork,
    /// Bytes of the file that are about to be copied.
    copied: Option<Range<usize>>,
    /// The last token, and the one before it.
    last: Option<Leaf>,
    before: Option<Leaf>,
    /// How many braces are open, and is one the innermost bracket?
    depth: usize,
    in_braces: bool,
    indent: String,
    /// Was an attribute written just now?
    line_is_over: bool,
    /// Was it `$(…)`?
    is_repetition: bool,
}

impl Writer<'_> {
    fn trees(&mut self, trees: &[Tree]) {
        let (mut after_hash, mut after_dollar) = (false, false);
        for tree in trees {
            let is_attribute = after_hash && tree.group("[").is_some();
            let is_repetition = after_dollar && tree.group("(").is_some();
            after_hash = tree.is("#") || after_hash && tree.is("!");
            after_dollar = tree.is("$");
            match tree {
                Tree::Leaf(leaf) => self.leaf(leaf),
                Tree::Group(group) if group.open.text == "<" => self.trees(&group.inside),
                Tree::Group(group) => {
                    let braces = usize::from(group.open.text == "{");
                    self.leaf(&group.open);
                    self.depth += braces;
                    let outer = std::mem::replace(&mut self.in_braces, braces == 1);
                    self.trees(&group.inside);
                    self.in_braces = outer;
                    self.depth -= braces;
                    self.leaf(&group.close);
                }
            }
            (self.line_is_over, self.is_repetition) = (is_attribute, is_repetition);
        }
    }

    fn leaf(&mut self, leaf: &Leaf) {
        let place = leaf.place.as_ref().filter(|_| leaf.written);
        let follows = |copied: &&Range<usize>| {
            place.is_some_and(|place| {
                copied.end <= place.start && is_blank(&self.file.text[copied.end..place.start])
            })
        };
        let start = self
            .copied
            .as_ref()
            .filter(follows)
            .map(|copied| copied.start);
        match (start, place) {
            (Some(start), Some(place)) => self.copied = Some(start..place.end),
            (_, place) => {
                self.separate(leaf);
                match place {
                    Some(place) => self.copied = Some(place.clone()),
                    None => self.made.make(&leaf.text, self.file, self.site.clone()),
                }
            }
        }
        self.before = self.last.replace(leaf.clone());
    }

    fn flush(&mut self) {
        if let Some(range) = self.copied.take() {
            self.made.copy(self.file, range);
        }
    }

    /// Writes what comes before a token that does not follow the last one in the file.
    fn separate(&mut self, next: &Leaf) {
        let end = self.copied.as_ref().map(|copied| copied.end);
        self.flush();
        // What stands between them there was taken out: the rest of the line stays.
        let taken_out = next.place.as_ref().filter(|_| next.written).zip(end);
        if let Some((place, end)) = taken_out
            && end < place.start
        {
            let blanks = blanks(&self.file.text[end..place.start]);
            if blanks.contains('\n') {
                return self.made.copy(self.file, end..end + blanks.len());
            }
        }
        let Some(last) = &self.last else { return };
        let ends_statement = self.in_braces && last.is(";");
        let between = if self.line_is_over || ends_statement || ends_line(last, next) {
            format!("\n{}{}", self.indent, "    ".repeat(self.depth))
        } else if !self.is_repetition && is_apart(self.before.as_ref(), last, next) {
            " ".to_owned()
        } else {
            String::new()
        };
        self.made.make(&between, self.file, self.site.clone());
    }
}

/// The blanks and comments that a text, which starts between two tokens, begins with.
fn blanks(text: &str) -> &str {
    let room = Room::new();
    let first = tokens::read(&room, text)
        .ok()
        .and_then(|tokens| Some(tokens.first()?.range().start));
    first.map_or("", |first| &text[..first])
}

/// Is this nothing but blanks and comments?
fn is_blank(text: &str) -> bool {
    text.trim().is_empty() || tokens::read(&Room::new(), text).is_ok_and(|tokens| tokens.is_empty())
}

/// Does a line end between two tokens?
fn ends_line(last: &Leaf, next: &Leaf) -> bool {
    let bracket = |leaf: &Leaf, text: &str| leaf.kind == LeafKind::Bracket && leaf.text == text;
    if last.kind == LeafKind::Doc || next.kind == LeafKind::Doc {
        return true;
    }
    if bracket(last, "{") || bracket(next, "}") {
        return !(bracket(last, "{") && bracket(next, "}"));
    }
    if bracket(last, "}") {
        let same_line = [")", "]", ",", ";", ".", "?", "=", "(", "else"];
        return !same_line.contains(&next.text.as_str());
    }
    false
}

/// Is there a blank between two tokens of a line?
fn is_apart(before: Option<&Leaf>, last: &Leaf, next: &Leaf) -> bool {
    let is_joint = |leaf: &Leaf| leaf.kind == LeafKind::Mark { joint: true };
    let is_word = |leaf: &Leaf| matches!(leaf.kind, LeafKind::Word | LeafKind::Literal);
    let is_path = last.is(":") && before.is_some_and(|before| before.is(":") && is_joint(before));
    if is_joint(last) || is_path {
        return false;
    }
    let ends = (last.text.chars().next_back(), next.text.chars().next());
    let is_rules = last.is("!") && before.is_some_and(|before| before.is("macro_rules"));
    let is_arrow = last.is(">") && before.is_some_and(is_joint);
    let is_qualified = matches!(last.text.as_str(), "<" | ">") && next.is(":") && !is_arrow;
    if glues(ends.0, ends.1) && !is_qualified || is_rules || is_arrow {
        return true;
    }
    let after_operand = |leaf: &Leaf| {
        is_word(leaf) && !is_keyword(&leaf.text) || matches!(leaf.text.as_str(), ")" | "]" | ">")
    };
    let is_inclusive = last.is("=") && before.is_some_and(|before| before.is("."));
    match (last.text.as_str(), next.text.as_str()) {
        _ if is_inclusive => false,
        ("pub", "(") | ("impl", "<") => false,
        (_, "!") if is_joint(next) => true,
        (_, "{") | (",", _) => true,
        (_, "," | ";" | "." | "?" | ")" | "]" | ">") => false,
        ("(" | "[" | "." | "!" | "#" | "$" | "<" | "&" | "?", _) => false,
        ("*" | "-", _) => before.is_some_and(after_operand),
        (_, ":") => is_joint(next) && is_keyword(&last.text),
        (_, "(" | "[") => !after_operand(last),
        (_, "<" | "!") => !is_word(last) || is_keyword(&last.text),
        _ => true,
    }
}

/// Is it a word that no path, call or index starts with?
fn is_keyword(word: &str) -> bool {
    let starts_path = matches!(word, "self" | "Self" | "super" | "crate");
    let is_literal = !word.starts_with(|c: char| c.is_alphabetic() || c == '_');
    !starts_path && !is_literal && syn::parse_str::<syn::Ident>(word).is_err()
}
