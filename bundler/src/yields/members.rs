//! What an impl that a call makes has inside: impls in the bodies of its members, and members that calls of macros make.

use super::{Reader, Yield, is_test, with_type};
use crate::index::{certain, heads};
use crate::items::{self, Item, ItemKind, Place};
use crate::rules::Text;
use crate::source::SourceFile;
use crate::tokens::{self, Names, Room, TokenTree};

impl Reader<'_> {
    /// Adds what the impl `item` has inside; none where that is not sure.
    pub(super) fn members(
        &self,
        item: &Item,
        file: &SourceFile,
        depth: u32,
        made: &mut Yield,
    ) -> Option<()> {
        let [head @ .., TokenTree::Group(body)] = item.tokens else {
            return None;
        };
        if self.calls_implement(head, &Names::default()) {
            return None;
        }
        self.members_among(body.tokens(), file, depth, made)
    }

    fn members_among(
        &self,
        tokens: &[TokenTree],
        file: &SourceFile,
        depth: u32,
        made: &mut Yield,
    ) -> Option<()> {
        let names = Names::default();
        let members = items::read(tokens, Place::Impl).ok()?.items;
        let edition = self.scopes.program.krate(self.id.krate).edition;
        certain(&members, Place::Impl, &file.text, edition).ok()?;
        for member in members.iter().filter(|member| !is_test(member)) {
            if let ItemKind::Call(path) = &member.kind {
                let definition = self.called(path, &names)?;
                let range = member.range();
                let expanded = self.expanded(definition, &Text { file, range })?;
                let room = Room::new();
                let tokens = tokens::read(&room, &expanded.text).ok()?;
                self.members_among(tokens, &expanded, depth.checked_sub(1)?, made)?;
                continue;
            }
            if self.calls_implement(member.tokens, &names) {
                return None;
            }
            let nested = heads::nested_heads(member.tokens, &names).into_iter();
            made.impls.extend(nested.map(|head| with_type(head, file)));
        }
        Some(())
    }
}
