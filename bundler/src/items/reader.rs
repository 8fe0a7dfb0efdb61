//! Tokens to items.

use super::angles::{Angles, angles_end, before_where, position_of_equals, position_of_for};
use super::doubt::{is_doubtful, is_use_tree};
use super::{Attribute, Content, Impl, Item, ItemKind, NoItem, Place, Visibility, ends, is_mark};
use crate::refs::separator;
use crate::tokens::{Delimiter, Group, Ident, TokenTree};

/// What stands in a file or between braces, down to what is no item.
pub(crate) fn read<'t>(tokens: &'t [TokenTree<'t>], place: Place) -> Result<Content<'t>, NoItem> {
    let mut reader = Reader {
        tokens,
        at: 0,
        place,
    };
    let mut content = Content {
        attributes: reader.inner_attributes(),
        // Few items have fewer tokens: an attribute or documentation, a visibility, a name, brackets.
        items: Vec::with_capacity(tokens.len() / 8 + 1),
    };
    while reader.at < tokens.len() {
        let start = reader.at;
        let Some(item) = reader.item() else {
            let at = reader.at.min(tokens.len() - 1);
            return Err(NoItem(ends(&tokens[start.min(at)..=at])));
        };
        content.items.push(item);
    }
    Ok(content)
}

/// The impl whose `impl` is at `at`, and where the tokens go on behind it; none if there is none.
pub(crate) fn implementation<'t>(
    tokens: &'t [TokenTree<'t>],
    at: usize,
) -> Option<(Impl<'t>, usize)> {
    let mut reader = Reader {
        tokens,
        at,
        place: Place::Module,
    };
    match reader.implementation()? {
        ItemKind::Impl(head) => Some((head, reader.at)),
        _ => None,
    }
}

/// The tokens of a file or between braces, read from the front.
struct Reader<'t> {
    tokens: &'t [TokenTree<'t>],
    at: usize,
    place: Place,
}

impl<'t> Reader<'t> {
    fn peek(&self, ahead: usize) -> Option<&'t TokenTree<'t>> {
        self.tokens.get(self.at + ahead)
    }

    fn word(&self, ahead: usize) -> Option<&'t str> {
        self.ident(ahead).map(Ident::text)
    }

    fn ident(&self, ahead: usize) -> Option<&'t Ident<'t>> {
        match self.peek(ahead)? {
            TokenTree::Ident(ident) => Some(ident),
            _ => None,
        }
    }

    fn is_mark(&self, ahead: usize, mark: char) -> bool {
        is_mark(self.peek(ahead), mark)
    }

    fn group(&self, ahead: usize, delimiter: Delimiter) -> Option<&'t Group<'t>> {
        match self.peek(ahead)? {
            TokenTree::Group(group) if group.delimiter() == delimiter => Some(group),
            _ => None,
        }
    }

    fn inner_attributes(&mut self) -> Vec<Attribute<'t>> {
        let mut attributes = Vec::new();
        while self.is_mark(0, '#')
            && self.is_mark(1, '!')
            && let Some(group) = self.group(2, Delimiter::Bracket)
        {
            attributes.push(Attribute {
                is_inner: true,
                whole: &self.tokens[self.at..self.at + 3],
                tokens: group.tokens(),
            });
            self.at += 3;
        }
        attributes
    }

    /// One item with its attributes; none if there is no item.
    fn item(&mut self) -> Option<Item<'t>> {
        let start = self.at;
        let mut attributes = Vec::new();
        while self.is_mark(0, '#') {
            let group = self.group(1, Delimiter::Bracket)?;
            attributes.push(Attribute {
                is_inner: false,
                whole: &self.tokens[self.at..self.at + 2],
                tokens: group.tokens(),
            });
            self.at += 2;
        }
        let head = self.at - start;
        let visibility = self.visibility();
        let mut kind = self.kind()?;
        let is_public = !matches!(visibility, Visibility::Inherited);
        match kind {
            ItemKind::Call(_) | ItemKind::Rules(..) if is_public => return None,
            ItemKind::Impl(_) | ItemKind::Foreign(_) if is_public => return None,
            // Members of a trait have its own.
            _ if is_public && self.place == Place::Trait => kind = ItemKind::Other,
            _ => {}
        }
        let tokens = &self.tokens[start..self.at];
        match (&kind, tokens.last()) {
            (ItemKind::Other, _) => attributes.clear(),
            (
                ItemKind::Fn(_)
                | ItemKind::Impl(_)
                | ItemKind::Trait(..)
                | ItemKind::Mod(..)
                | ItemKind::Foreign(_),
                Some(TokenTree::Group(body)),
            ) => {
                let mut body = Reader {
                    tokens: body.tokens(),
                    at: 0,
                    place: self.place,
                };
                attributes.extend(body.inner_attributes());
            }
            _ => {}
        }
        Some(Item {
            doubtful: is_doubtful(&kind, &tokens[head..]),
            attributes,
            tokens,
            head,
            visibility,
            kind,
        })
    }

    fn visibility(&mut self) -> Visibility<'t> {
        if self.word(0) != Some("pub") {
            return Visibility::Inherited;
        }
        let range = self.tokens[self.at].range();
        self.at += 1;
        match self.group(0, Delimiter::Parenthesis) {
            Some(group) => {
                self.at += 1;
                Visibility::Restricted(group.tokens())
            }
            None => Visibility::Public(range),
        }
    }

    /// Goes on behind the item, whose keyword or words before that come next.
    fn kind(&mut self) -> Option<ItemKind<'t>> {
        let (mut is_const, mut is_default) = (false, false);
        loop {
            let (word, next) = (self.word(0), self.word(1));
            match word {
                Some("const") => match next {
                    Some("fn" | "unsafe" | "async" | "extern" | "trait" | "impl") => {
                        is_const = true
                    }
                    Some("auto") if self.word(2) == Some("trait") => is_const = true,
                    Some("gen") if self.word(2) == Some("fn") => {}
                    _ => return self.constant(is_default),
                },
                Some("unsafe" | "async" | "safe" | "gen") if next.is_some() => {}
                Some("auto") if next == Some("trait") => {}
                Some("default") if next.is_some() => is_default = true,
                Some("extern") => match self.peek(1)? {
                    TokenTree::Ident(name) if *name == "crate" => return self.extern_crate(),
                    TokenTree::Literal(_) => match self.group(2, Delimiter::Brace) {
                        Some(body) => return self.ends_at(2, ItemKind::Foreign(body)),
                        None => self.at += 1,
                    },
                    TokenTree::Group(body) if body.delimiter() == Delimiter::Brace => {
                        return self.ends_at(1, ItemKind::Foreign(body));
                    }
                    _ => {}
                },
                _ => break,
            }
            self.at += 1;
        }
        let is_module = self.place == Place::Module;
        let kind = match self.word(0) {
            Some("fn") => self.function(is_default),
            Some("type") => self.alias(is_default),
            Some("static") if is_module || self.place == Place::Foreign => self.variable(),
            Some("struct") if is_module => self.structure(),
            Some("enum") if is_module => {
                let ident = self.ident(1)?;
                let body = self.braces()?;
                Some(ItemKind::Enum(ident, body))
            }
            Some("union") if is_module && self.ident(1).is_some() => {
                let ident = self.ident(1)?;
                self.braces()?;
                Some(ItemKind::Union(ident))
            }
            Some("trait") if is_module => {
                let ident = self.ident(1)?;
                match self.end()? {
                    Some(body) => Some(ItemKind::Trait(ident, body)),
                    None => Some(ItemKind::TraitAlias(ident)),
                }
            }
            Some("impl") if is_module => self.implementation(),
            Some("mod") if is_module => {
                let ident = self.ident(1)?;
                if self.is_mark(2, ';') {
                    return self.ends_at(2, ItemKind::Mod(ident, None));
                }
                let body = self.group(2, Delimiter::Brace)?;
                self.ends_at(2, ItemKind::Mod(ident, Some(body)))
            }
            Some("use") if is_module => self.import(),
            Some("macro") if self.ident(1).is_some() => {
                self.braces()?;
                Some(ItemKind::Other)
            }
            _ => self.call(),
        }?;
        // Both are of tomorrow's Rust.
        match kind {
            ItemKind::Impl(_) | ItemKind::Trait(..) | ItemKind::TraitAlias(_) if is_const => {
                Some(ItemKind::Other)
            }
            kind => Some(kind),
        }
    }

    /// The item ends with the token `ahead` of here.
    fn ends_at(&mut self, ahead: usize, kind: ItemKind<'t>) -> Option<ItemKind<'t>> {
        self.at += ahead + 1;
        Some(kind)
    }

    /// Goes on behind the first braces or `;` outside of angle brackets: the braces, or none for a `;`.
    fn end(&mut self) -> Option<Option<&'t Group<'t>>> {
        let mut angles = Angles::default();
        loop {
            let token = self.peek(0)?;
            angles.step(self.tokens, self.at);
            self.at += 1;
            match token {
                TokenTree::Group(group)
                    if angles.0 == 0 && group.delimiter() == Delimiter::Brace =>
                {
                    return Some(Some(group));
                }
                TokenTree::Punct(mark) if mark.as_char() == ';' => return Some(None),
                _ => {}
            }
        }
    }

    fn braces(&mut self) -> Option<&'t Group<'t>> {
        self.end()?
    }

    /// Goes on behind the next `;`: the tokens before it.
    fn semicolon(&mut self) -> Option<&'t [TokenTree<'t>]> {
        let rest = &self.tokens[self.at.min(self.tokens.len())..];
        let len = rest.iter().position(|token| is_mark(Some(token), ';'))?;
        self.at += len + 1;
        Some(&rest[..len])
    }

    /// `const NAME: Type = value;`, here at `const`.
    fn constant(&mut self, is_default: bool) -> Option<ItemKind<'t>> {
        let ident = self.ident(1)?;
        let is_generic = self.is_mark(2, '<');
        let has_value = position_of_equals(self.semicolon()?).is_some();
        let is_whole = match self.place {
            Place::Module | Place::Impl => has_value,
            Place::Trait => !is_default,
            Place::Foreign => return None,
        };
        match is_whole && !is_generic {
            true => Some(ItemKind::Const(ident)),
            false => Some(ItemKind::Other),
        }
    }

    /// `static NAME: Type = value;`, here at `static`.
    fn variable(&mut self) -> Option<ItemKind<'t>> {
        let ident = self.ident(if self.word(1) == Some("mut") { 2 } else { 1 })?;
        let has_value = position_of_equals(self.semicolon()?).is_some();
        match has_value == (self.place == Place::Module) {
            true => Some(ItemKind::Static(ident)),
            false => Some(ItemKind::Other),
        }
    }

    /// Here at `fn`.
    fn function(&mut self, is_default: bool) -> Option<ItemKind<'t>> {
        let ident = self.ident(1)?;
        let has_body = self.end()?.is_some();
        let is_whole = match self.place {
            Place::Module | Place::Impl => has_body,
            Place::Trait => !is_default,
            Place::Foreign => !has_body,
        };
        match is_whole {
            true => Some(ItemKind::Fn(ident)),
            false => Some(ItemKind::Other),
        }
    }

    /// Here at `type`.
    fn alias(&mut self, is_default: bool) -> Option<ItemKind<'t>> {
        let ident = self.ident(1)?;
        self.at += 2;
        let generics = self.generics()?;
        let is_bounded = self.is_mark(0, ':');
        let rest = self.semicolon()?;
        let equals = position_of_equals(rest);
        let is_whole = match self.place {
            Place::Module | Place::Impl => equals.is_some() && !is_bounded,
            Place::Trait => !is_default,
            Place::Foreign => equals.is_none() && !is_bounded,
        };
        if !is_whole {
            return Some(ItemKind::Other);
        }
        let target = equals.map_or(&rest[..0], |equals| &rest[equals + 1..]);
        Some(ItemKind::Type {
            ident,
            generics,
            target: before_where(target),
        })
    }

    /// The `<…>` that comes next, if one does.
    fn generics(&mut self) -> Option<&'t [TokenTree<'t>]> {
        let start = self.at;
        if self.is_mark(0, '<') {
            self.at = angles_end(self.tokens, self.at)?;
        }
        Some(&self.tokens[start..self.at])
    }

    /// Here at `struct`.
    fn structure(&mut self) -> Option<ItemKind<'t>> {
        let ident = self.ident(1)?;
        self.at += 2;
        self.generics()?;
        let constructor = match self.group(0, Delimiter::Parenthesis) {
            Some(_) => {
                self.semicolon()?;
                true
            }
            None => self.end()?.is_none(),
        };
        Some(ItemKind::Struct { ident, constructor })
    }

    /// Here at `impl`.
    fn implementation(&mut self) -> Option<ItemKind<'t>> {
        self.at += 1;
        let generics = match self.declares_generics() {
            true => self.generics()?,
            false => &self.tokens[self.at..self.at],
        };
        if self.word(0) == Some("const") {
            self.braces()?;
            return Some(ItemKind::Other);
        }
        if self.is_mark(0, '!') {
            self.at += 1;
        }
        let begin = self.at;
        let body = self.braces()?;
        let head = &self.tokens[begin..self.at - 1];
        let (types, where_clause) = head.split_at(before_where(head).len());
        let (trait_path, self_type) = match position_of_for(types) {
            Some(at) => (Some(&types[..at]), &types[at + 1..]),
            None => (None, types),
        };
        // Of something that is no trait's path.
        let is_path = |tokens: &[TokenTree]| match tokens.first() {
            Some(TokenTree::Ident(word)) => *word != "dyn" && *word != "impl",
            first => is_mark(first, ':'),
        };
        match trait_path {
            Some(path) if !is_path(path) => Some(ItemKind::Other),
            _ => Some(ItemKind::Impl(Impl {
                generics,
                trait_path,
                self_type,
                where_clause,
                body,
            })),
        }
    }

    /// Does `<` come next, and no type such as `<T as Trait>::Type`? rustc decides as here.
    fn declares_generics(&self) -> bool {
        let ends = |at: usize| {
            let is_path = separator(self.tokens, self.at + at);
            !is_path
                && [',', ':', '=', '>']
                    .iter()
                    .any(|mark| self.is_mark(at, *mark))
        };
        self.is_mark(0, '<')
            && match self.peek(1) {
                Some(TokenTree::Ident(word)) => *word == "const" || ends(2),
                Some(TokenTree::Punct(mark)) => match mark.as_char() {
                    '>' | '#' => true,
                    '\'' => ends(3),
                    _ => false,
                },
                _ => false,
            }
    }

    /// Here at `use`.
    fn import(&mut self) -> Option<ItemKind<'t>> {
        self.at += 1;
        let tokens = self.semicolon()?;
        let is_global = is_mark(tokens.first(), ':') && is_mark(tokens.get(1), ':');
        let tree = if is_global { &tokens[2..] } else { tokens };
        is_use_tree(tree).then_some(ItemKind::Use(tokens))
    }

    /// Here at `extern`.
    fn extern_crate(&mut self) -> Option<ItemKind<'t>> {
        self.at += 2;
        let tokens = self.semicolon()?;
        match tokens {
            [TokenTree::Ident(ident)] => Some(ItemKind::ExternCrate {
                ident,
                rename: None,
            }),
            [
                TokenTree::Ident(ident),
                TokenTree::Ident(word),
                TokenTree::Ident(rename),
            ] if *word == "as" => Some(ItemKind::ExternCrate {
                ident,
                rename: Some(rename),
            }),
            _ => None,
        }
    }

    /// `path! { … }`, `path!(…);`, `macro_rules! name { … }`.
    fn call(&mut self) -> Option<ItemKind<'t>> {
        let start = self.at;
        if self.is_mark(0, ':') && self.is_mark(1, ':') {
            self.at += 2;
        }
        self.ident(0)?;
        while self.is_mark(1, ':') && self.is_mark(2, ':') && self.ident(3).is_some() {
            self.at += 3;
        }
        if !self.is_mark(1, '!') {
            return None;
        }
        self.at += 2;
        let ident = self.ident(0);
        self.at += usize::from(ident.is_some());
        let TokenTree::Group(group) = self.peek(0)? else {
            return None;
        };
        self.at += 1;
        let call = &self.tokens[start..self.at];
        if group.delimiter() != Delimiter::Brace {
            if !self.is_mark(0, ';') {
                return None;
            }
            self.at += 1;
        }
        match ident {
            Some(ident) => Some(ItemKind::Rules(ident, group)),
            None => Some(ItemKind::Call(call)),
        }
    }
}
