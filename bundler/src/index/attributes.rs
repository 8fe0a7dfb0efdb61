//! What an item's own attributes say about the item: whether it is there at all, and what the compiler does with it unasked.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::ops::Range;

use super::{FileState, Indexer};
use crate::cfg::{FOR_ONE_PLATFORM, Verdict, constant};
use crate::items::{self, Attribute};
use crate::refs::{Shape, is_keyword, scan};
use crate::settings::Settings;
use crate::tables::{Edit, ModuleId, Name, Refusal, met};
use crate::tokens::{Delimiter, TokenTree, at_commas};

/// What matters of an item's attributes; `cfg_attr` that holds is looked into.
#[derive(Debug, Default)]
pub(super) struct ItemAttributes {
    /// A cfg fails: the item is not there.
    pub(super) gone: bool,
    /// The first cfg that another compiler may see otherwise.
    pub(super) condition: Option<Range<usize>>,
    pub(super) macro_use: bool,
    /// The macros that it names, if it does.
    pub(super) chosen: Option<BTreeSet<Name>>,
    pub(super) macro_export: bool,
    pub(super) local_inner_macros: bool,
    pub(super) no_std: bool,
    /// The value of `#[path = "…"]`.
    pub(super) path: Option<String>,
    /// One of these that another compiler may see otherwise: where it is, and its name.
    pub(super) open: Option<(Range<usize>, &'static str)>,
    /// Does it rest on the judge's platform, which is not known?
    of_platform: bool,
}

impl ItemAttributes {
    /// Why an item that has them cannot be bundled.
    pub(super) fn refusal(&self) -> Option<Refusal> {
        let (range, name) = self.open.clone()?;
        let title = format!("whether this is `{name}` is only known where the bundle is compiled");
        let help = match name {
            "path" => {
                "put the condition on items or whole modules: `#[cfg(…)] #[path = …] mod name;`"
            }
            _ => "leave the condition out, or put it on the whole item: `#[cfg(…)]`",
        };
        let help = match self.of_platform {
            true => Cow::Owned(format!("{help}; or {FOR_ONE_PLATFORM}")),
            false => Cow::Borrowed(help),
        };
        Some(Refusal::new(range, title, help))
    }
}

impl Indexer<'_> {
    pub(super) fn item_attributes(&self, attributes: &[Attribute]) -> ItemAttributes {
        let mut found = ItemAttributes::default();
        for attribute in attributes {
            let before = (found.open.is_some(), found.condition.is_some());
            self.attribute(attribute.tokens, &mut found);
            if let (Some((range, _)), false) = (&mut found.open, before.0) {
                *range = attribute.range();
            }
            if let (Some(range), false) = (&mut found.condition, before.1) {
                *range = attribute.range();
            }
        }
        found
    }

    /// Looks at an attribute that is made of these tokens.
    fn attribute(&self, tokens: &[TokenTree], found: &mut ItemAttributes) {
        let group = match tokens.get(1) {
            Some(TokenTree::Group(group)) => Some(group),
            _ => None,
        };
        match (items::name(tokens), group) {
            (Some("cfg"), Some(group)) => match self.source.cfg.judge(group.tokens()).0 {
                Verdict::Fails => found.gone = true,
                Verdict::Open => {
                    found.condition.get_or_insert(0..0);
                }
                Verdict::Holds => {}
            },
            (Some("cfg_attr"), Some(group)) => {
                let mut parts = at_commas(group.tokens());
                let predicate = parts.next().unwrap_or_default();
                match self.source.cfg.judge(predicate).0 {
                    Verdict::Holds => parts.for_each(|part| self.attribute(part, found)),
                    Verdict::Fails => {}
                    Verdict::Open => {
                        let was_open = found.open.is_some();
                        parts.for_each(|part| self.open_attribute(part, found));
                        found.of_platform |= !was_open
                            && found.open.is_some()
                            && self.source.cfg.waits_for_platform(predicate);
                    }
                }
            }
            (Some("macro_use"), group) => {
                let chosen = group.map(|list| {
                    let names = list.tokens().iter().filter_map(|token| match token {
                        TokenTree::Ident(name) => Some(self.names.of(name)),
                        _ => None,
                    });
                    names.collect()
                });
                // What several choose adds up.
                found.chosen = match (found.macro_use, found.chosen.take(), chosen) {
                    (false, _, chosen) => chosen,
                    (true, Some(before), Some(more)) => Some(&before | &more),
                    (true, ..) => None,
                };
                found.macro_use = true;
            }
            (Some("no_std"), _) => found.no_std = true,
            (Some("macro_export"), group) => {
                found.macro_export = true;
                found.local_inner_macros |= group.is_some();
            }
            (Some("path"), None) => {
                if let [_, TokenTree::Punct(_), TokenTree::Literal(path)] = tokens
                    && let Some(path) = path.string()
                {
                    found.path.get_or_insert_with(|| path.into_owned());
                }
            }
            _ => {}
        }
    }

    /// Looks at one that another compiler may not see. What macros it brings is looked for as if it were there.
    fn open_attribute(&self, tokens: &[TokenTree], found: &mut ItemAttributes) {
        let mut means = ItemAttributes::default();
        self.attribute(tokens, &mut means);
        found.macro_use |= means.macro_use;
        found.macro_export |= means.macro_export;
        found.local_inner_macros |= means.local_inner_macros;
        found.no_std |= means.no_std;
        let name = match means {
            ItemAttributes { open, .. } if open.is_some() => open.map(|(_, name)| name),
            ItemAttributes { path, .. } if path.is_some() => Some("path"),
            ItemAttributes { macro_use, .. } if macro_use => Some("macro_use"),
            ItemAttributes { macro_export, .. } if macro_export => Some("macro_export"),
            _ => None,
        };
        if let (Some(name), None) = (name, &found.open) {
            found.open = Some((0..0, name));
        }
    }

    /// Does this attribute of a root take std's names out of sight, also where the bundle has other crates? `#![no_std]` does not
    /// come along from a library.
    fn takes_names(&self, attribute: &Attribute, of_library: bool) -> bool {
        match of_library {
            true => attribute.name() == Some("no_implicit_prelude"),
            false => says(attribute.tokens, &["no_implicit_prelude", "no_std"]),
        }
    }

    /// The limits that an attribute of a root sets, each as an attribute of the bundle's root.
    fn limits(&self, state: &FileState<'_>, attribute: &[TokenTree], found: &mut Vec<String>) {
        let text = |tokens: &[TokenTree]| &state.file.text[items::ends(tokens)];
        match (items::name(attribute), attribute.get(1)) {
            (Some("recursion_limit" | "type_length_limit"), _) => {
                found.push(text(attribute).to_owned())
            }
            (Some("cfg_attr"), Some(TokenTree::Group(group))) => {
                let mut parts = at_commas(group.tokens());
                let predicate = parts.next().unwrap_or_default();
                let mut inner = Vec::new();
                parts.for_each(|part| self.limits(state, part, &mut inner));
                match self.source.cfg.judge(predicate) {
                    (Verdict::Holds, _) => found.extend(inner),
                    (Verdict::Fails, _) => {}
                    (Verdict::Open, atoms) => {
                        let mut condition = text(predicate).to_owned();
                        let start = items::ends(predicate).start;
                        for (atom, value) in atoms.into_iter().rev() {
                            let range = atom.start - start..atom.end - start;
                            condition.replace_range(range, constant(value));
                        }
                        let under = |limit| format!("cfg_attr({condition}, {limit})");
                        found.extend(inner.into_iter().map(under));
                    }
                }
            }
            _ => {}
        }
    }

    /// The inner attributes of a module: their edits, where its items start, and what must move to the bundle's root. False if
    /// a cfg fails: then the module is there for nobody.
    pub(super) fn inner_attributes(
        &mut self,
        state: &FileState<'_>,
        id: ModuleId,
        attributes: &[Attribute],
        start: usize,
    ) -> bool {
        let is_root = self.krate.modules[id.index as usize].parent.is_none();
        let is_library_root = is_root && !state.context.solution;
        let mut first = start;
        let mut edits: Vec<Edit> = Vec::new();
        let mut limits = Vec::new();
        let mut open = false;
        let mut untried = false;
        let mut there = Settings::ALL;
        let mut macro_use = false;
        let mut gone = false;
        for attribute in attributes {
            if !attribute.is_inner {
                continue;
            }
            let range = attribute.range();
            first = first.max(range.end);
            let refs = scan(
                &state.context,
                &self.module_path,
                &[attribute.whole],
                &[],
                Shape::default(),
            );
            open |= refs.has_open_cfg;
            untried |= refs.has_untried_cfg;
            there = there.and(met(&refs.open_attributes));
            let has_open_cfg = refs.has_open_cfg;
            edits.extend(refs.edits);
            let means = self.item_attributes(std::slice::from_ref(attribute));
            macro_use |= means.macro_use;
            gone |= means.gone;
            // Those inside an inline module are among its item's.
            let refusal = means.refusal();
            let refusal = refusal.filter(|_| self.krate.modules[id.index as usize].own_file);
            self.problems
                .extend(refusal.map(|refusal| refusal.problem(state.file)));
            if is_root && self.takes_names(attribute, is_library_root) {
                self.krate.bare.push(range.clone());
            }
            if is_root {
                self.limits(state, attribute.tokens, &mut limits);
            }
            if !is_library_root {
                continue;
            }
            if let (Some("cfg"), Some(TokenTree::Group(predicate)), true) =
                (attribute.name(), attribute.tokens.get(1), has_open_cfg)
            {
                self.krate.conditions.push(predicate.inside());
            }
            self.krate.core_only |= means.no_std;
            if attribute.name() == Some("feature") {
                let problem = crate::error::Problem::new("this library needs a nightly compiler")
                    .at(state.file.place(range, ""))
                    .help("judges have a stable rustc: do without `#![feature]`");
                self.problems.push(problem);
            }
        }
        let module = self.module_mut(id);
        module.first = first;
        module.macro_use |= macro_use;
        module.open_cfg |= open;
        module.untried_cfg |= untried;
        module.there = module.there.and(there);
        module.edits = edits;
        module.limits = limits;
        !gone
    }
}

/// A word with `r#` in an attribute, where it means the same to rustc without: attributes are told by words as they are written.
pub(super) fn raw_word(tokens: &[TokenTree]) -> Option<Range<usize>> {
    let mut groups = tokens
        .iter()
        .enumerate()
        .filter_map(|(at, token)| match token {
            TokenTree::Group(group) => Some((at, group)),
            _ => None,
        });
    groups.find_map(|(at, group)| {
        let is_attribute = group.delimiter() == Delimiter::Bracket
            && match &tokens[..at] {
                [.., mark, TokenTree::Punct(_)] if items::is_mark(Some(mark), '#') => true,
                before => items::is_mark(before.last(), '#'),
            };
        match is_attribute {
            true => raw_word_inside(group.tokens()),
            false => raw_word(group.tokens()),
        }
    })
}

fn raw_word_inside(attribute: &[TokenTree]) -> Option<Range<usize>> {
    attribute.iter().find_map(|token| match token {
        TokenTree::Group(group) => raw_word_inside(group.tokens()),
        TokenTree::Ident(word) => {
            let plain = word.text().strip_prefix("r#")?;
            (!is_keyword(plain)).then(|| word.range())
        }
        _ => None,
    })
}

/// Is one of these words among the tokens, be it under a condition?
fn says(tokens: &[TokenTree], words: &[&str]) -> bool {
    tokens.iter().any(|token| match token {
        TokenTree::Ident(word) => words.contains(&word.text()),
        TokenTree::Group(group) => says(group.tokens(), words),
        _ => false,
    })
}
