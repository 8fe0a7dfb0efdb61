//! What rustc calls dead, as nodes and imports that can be taken out; what is kept all the same, and why.

use std::collections::{BTreeMap, BTreeSet};

use super::beside::{implements_outside, is_alone, members_of_impl};
use super::bodies::alone;
use super::checks::Said;
use super::elsewhere::Elsewhere;
use super::guarded::Guarded;
use super::hiding::Hiding;
use super::made::{calls_std_alone, is_in_macros, may_act};
use super::narrow::narrowed;
use super::parts::{Part, part_at, unnamed};
use super::places::{Place, Places};
use super::there::settings_of;
use super::{DEAD_CODE, LINTS, Tools};
use crate::emit::Output;
use crate::inverted::Inverted;
use crate::reach::{Live, Made, Parts};
use crate::rustc::{Diagnostic, Span};
use crate::scope::Scopes;
use crate::tables::{ImportId, Kind, Name, Node, NodeId, Program, SOLUTION};

/// Something that can be taken out.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Dead {
    Node(NodeId),
    Import(ImportId),
    /// An item or import in the body of a node, or an import's visibility that is more than what it brings.
    Part(NodeId, Part),
    /// A line of the bundler's own.
    Made(Made),
}

impl Dead {
    /// The whole node, if it is one.
    pub(super) fn node(&self) -> Option<NodeId> {
        match self {
            Dead::Node(id) => Some(*id),
            _ => None,
        }
    }

    /// What it is called.
    pub(super) fn name(&self, program: Program<'_>) -> Option<Name> {
        match self {
            Dead::Node(id) => program.node(*id).name.clone(),
            Dead::Part(_, part) => Some(part.name.clone()),
            Dead::Import(_) | Dead::Made(_) => None,
        }
    }
}

/// What rustc calls dead.
pub(super) struct Found {
    /// It may be taken out.
    pub(super) free: Vec<Dead>,
    /// It stays all the same.
    pub(super) kept: Vec<NodeId>,
}

/// The nodes and imports that rustc's words are about: dead in each setting that they are there in.
pub(super) fn dead(
    tools: &Tools<'_>,
    (output, live, gone): (&Output, &Live, &Parts),
    said: &Said,
) -> Found {
    let Tools {
        scopes, inverted, ..
    } = *tools;
    let places = Places::new(scopes.program, live);
    let elsewhere = |open: &[&Node]| {
        let dead = named_in_all(output, &places, said);
        Elsewhere::new(tools, live, open, &dead)
    };
    let guarded = Guarded::new(tools, live, elsewhere);
    let mut reader = Reader {
        scopes,
        program: scopes.program,
        inverted,
        output,
        live,
        places,
        guarded,
        hiding: Hiding::new(scopes, inverted, live),
        gone,
        found: BTreeSet::new(),
        in_bodies: BTreeMap::new(),
        kept: Vec::new(),
        guarded_nodes: BTreeSet::new(),
    };
    let mut of_settings = Vec::new();
    for (setting, said) in said {
        for diagnostic in said {
            let code = diagnostic.code.as_deref();
            if let Some(lint) = code.filter(|code| LINTS.contains(code)) {
                for span in diagnostic.spans.iter().filter(|span| span.is_primary) {
                    reader.read(diagnostic, lint, span);
                }
            }
        }
        reader.items_of_bodies();
        of_settings.push((*setting, std::mem::take(&mut reader.found)));
    }
    let is_dead = |dead: &Dead| {
        let there = settings_of(scopes.program, dead);
        let mut of_settings = of_settings.iter();
        of_settings.all(|(setting, found)| !there.has(*setting) || found.contains(dead))
    };
    let all = of_settings.iter().flat_map(|(_, found)| found);
    let (free, needed): (BTreeSet<&Dead>, BTreeSet<&Dead>) = all.partition(|dead| is_dead(dead));
    reader
        .kept
        .extend(needed.into_iter().filter_map(Dead::node));
    reader.found = free.into_iter().cloned().collect();
    let kept = reader.kept.clone();
    reader.keep_what_is_named();
    Found {
        free: reader.found.into_iter().collect(),
        kept,
    }
}

/// The items and members that rustc calls dead in all settings.
fn named_in_all(output: &Output, places: &Places<'_>, said: &Said) -> BTreeSet<NodeId> {
    let of_one = |said: &Vec<Diagnostic>| -> BTreeSet<NodeId> {
        let said = said.iter();
        let said = said.filter(|said| said.code.as_deref() == Some(DEAD_CODE));
        let spans = said.flat_map(|said| said.spans.iter().filter(|span| span.is_primary));
        let named = spans.filter_map(|span| places.named(output.origin(span.byte_start)?));
        named.collect()
    };
    let all = said.iter().map(|(_, said)| of_one(said));
    all.reduce(|all, of_one| &all & &of_one).unwrap_or_default()
}

/// Goes from rustc's words to what they are about.
pub(super) struct Reader<'a> {
    pub(super) scopes: &'a Scopes<'a>,
    pub(super) program: Program<'a>,
    pub(super) inverted: &'a Inverted,
    output: &'a Output,
    pub(super) live: &'a Live,
    places: Places<'a>,
    pub(super) guarded: Guarded<'a>,
    hiding: Hiding<'a>,
    /// What of bodies was taken out before.
    gone: &'a Parts,
    pub(super) found: BTreeSet<Dead>,
    /// Items in the bodies of nodes.
    in_bodies: BTreeMap<NodeId, Vec<Part>>,
    /// Dead too, but not to be taken out.
    pub(super) kept: Vec<NodeId>,
    /// Those of them that another compiler may need.
    pub(super) guarded_nodes: BTreeSet<NodeId>,
}

impl Reader<'_> {
    /// Reads what a lint says of one place in the bundle.
    fn read(&mut self, diagnostic: &Diagnostic, lint: &str, span: &Span) {
        let mut made = self.output.made.iter();
        if let Some((_, made)) = made.find(|(range, _)| range.contains(&span.byte_start)) {
            return self.made(made);
        }
        let Some(place) = self.output.origin(span.byte_start) else {
            return;
        };
        match lint {
            "unused_imports" if diagnostic.message.starts_with("unused") => {
                let length = span.byte_end.saturating_sub(span.byte_start);
                self.imports(place, length);
            }
            // It is also said of a `pub` glob that brings nothing as public, and may be used all the same.
            "unused_imports" => {
                let less = most_public(diagnostic);
                let part = less.and_then(|less| self.less_public(place, less, span.byte_start));
                self.found.extend(part);
            }
            _ => match self.places.named(place) {
                Some(id) => self.node(id),
                None => {
                    if let Some(Dead::Part(id, part)) = self.part(place, false) {
                        self.in_bodies.entry(id).or_default().push(part);
                    }
                }
            },
        }
    }

    /// A line of the bundler's own is unused.
    fn made(&mut self, made: &Made) {
        let is_guarded = match made {
            Made::CrateName(module, name) => {
                self.guarded.may_differ(module.krate) || self.guarded.has_name(name)
            }
            // What it is needed for may be where rustc does not see it.
            Made::LaterPrelude(module, _) => self.guarded.may_differ(module.krate),
            Made::Export(module, id) => {
                self.guarded.may_differ(module.krate) || self.guarded.has_node(*id)
            }
            Made::ExportOfOwn(id) => self.guarded.has_node(*id),
        };
        if !is_guarded {
            self.found.insert(Dead::Made(made.clone()));
        }
    }

    /// The imports that `length` bytes name are unused.
    fn imports(&mut self, place: Place, length: usize) {
        let meant = self.places.imports(place, length);
        if meant.is_empty() {
            let part = self.part(place, true);
            self.found.extend(part);
        }
        let free = meant.into_iter().filter(|id| {
            !self.hiding.has_import(*id)
                && !self.guarded.has_import(*id)
                && !self.live.rival_imports.contains(id)
        });
        self.found.extend(free.map(Dead::Import));
    }

    /// An item or member is unused.
    fn node(&mut self, id: NodeId) {
        if self.guarded.has_node(id) {
            self.guarded_nodes.insert(id);
            self.kept.push(id);
            return;
        }
        // A member of a trait goes together with those of its name in the trait's impls.
        let members = self.inverted.members_of_impls(self.program, id);
        let members = members.filter(|member| self.live.nodes.contains(member));
        let members: Vec<NodeId> = members.collect();
        let in_bodies = self.members_in_bodies(id).filter(|_| {
            let mut acting = members.iter().filter(|member| self.acts(**member));
            !self.stays(id) && acting.next().is_none()
        });
        let Some(in_bodies) = in_bodies else {
            match self.body_alone(id) {
                Some(part) => drop(self.found.insert(part)),
                None => self.kept.push(id),
            }
            self.kept.extend(members);
            return;
        };
        self.found.insert(Dead::Node(id));
        self.found.extend(in_bodies);
        self.found.extend(members.into_iter().map(Dead::Node));
        // Where a macro implements a dead trait, it stays, and what nobody calls of it need not.
        let node = self.program.node(id);
        if node.kind == Kind::Trait {
            for &member in &node.members {
                if self.live.nodes.contains(&member) {
                    self.node(member);
                }
            }
        }
    }

    /// The members of a trait's impls in bodies that have the name of one of its own; none if one of them cannot go.
    fn members_in_bodies(&self, id: NodeId) -> Option<Vec<Dead>> {
        let node = self.program.node(id);
        let (Some(owner), Some(name)) = (node.owner, &node.name) else {
            return Some(Vec::new());
        };
        let mut found = Vec::new();
        for (body, at) in self.inverted.impls_in_bodies(owner) {
            if !self.live.nodes.contains(&body) {
                continue;
            }
            let around = self.program.node(body);
            // Its impl is made of the rules of macros alone.
            if around.kind == Kind::MacroCall && !around.refs.names.contains(name) {
                continue;
            }
            let text = &self.program.file(around.module).text;
            // The name of the trait may be what a macro defines there, or what a glob brings.
            let mut uses = around.refs.uses.iter();
            let is_clear =
                calls_std_alone(self.program, around) && uses.all(|local| local.alias.is_some());
            let at = at.filter(|_| is_clear)?;
            for at in members_of_impl(text, around, at, name)? {
                let part = part_at(self.program, around, at, false)?;
                found.push(self.going(body, part, false)?);
            }
        }
        self.rules_let_go(owner, name).then_some(found)
    }

    /// Do the rules of macros that implement a trait for sure lose its member with it?
    fn rules_let_go(&self, of: NodeId, name: &Name) -> bool {
        let mut all = self.live.rules.values().flatten();
        let is_trait = self.program.node(of).kind == Kind::Trait;
        !is_trait
            || all.all(|rules| {
                let mut members = rules.made.members.iter();
                !members.any(|member| member.name == *name)
                    || rules
                        .of
                        .is_some_and(|trait_| trait_ != of || rules.going.contains(name))
            })
    }

    /// Is an item needed though nothing uses it? A solution's text is its author's.
    fn stays(&self, id: NodeId) -> bool {
        let mut members = self.program.node(id).members.iter();
        id.krate == SOLUTION
            || self.acts(id)
            || members.any(|member| self.acts(*member))
            || self.is_in_the_way(id)
    }

    /// Would its name mean something else without it?
    fn is_in_the_way(&self, id: NodeId) -> bool {
        self.live.rivals.contains(&id) || self.hiding.has_node(id)
    }

    /// The body of a function that is needed for nothing else.
    fn body_alone(&self, id: NodeId) -> Option<Dead> {
        let stays = id.krate == SOLUTION || self.is_in_the_way(id);
        let part = (!stays).then(|| alone(self.program, id))??;
        Some(Dead::Part(id, part))
    }

    /// Does it act outside its body (L6), or does the compiler or the linker use it?
    fn acts(&self, id: NodeId) -> bool {
        self.inverted.acts_outside.contains(&id) || self.inverted.is_root(self.program, id)
    }

    /// Of the unused items in bodies, those that nothing else has the name of: it may be something else without them.
    fn items_of_bodies(&mut self) {
        for (id, parts) in std::mem::take(&mut self.in_bodies) {
            let node = self.program.node(id);
            let text = &self.program.file(node.module).text;
            let gone = self.gone.get(&id).map_or(&[][..], Vec::as_slice);
            let parts = unnamed(text, node, parts, gone);
            self.found
                .extend(parts.into_iter().map(|part| Dead::Part(id, part)));
        }
    }

    /// An item or import in a body that is unused; none if it stays.
    fn part(&self, place: Place, import: bool) -> Option<Dead> {
        let id = self.places.around(place)?;
        let node = self.program.node(id);
        self.going(id, part_at(self.program, node, place.2, import)?, import)
    }

    /// A part of a node's text, if nothing needs it that rustc does not see.
    fn going(&self, id: NodeId, part: Part, import: bool) -> Option<Dead> {
        let node = self.program.node(id);
        let text = &self.program.file(node.module).text;
        let changes = part.changes.iter();
        let mut texts = changes.map(|(start, end, _)| &text[*start..*end]);
        // What an import brings may go by other names, or be a trait.
        let stays = self.live.whole_bodies.contains(&id)
            || node.refs.untried_cfg()
            || self.guarded.may_differ(id.krate)
            || import && self.guarded.is_open(node)
            || self.guarded.has_name(&part.name)
            || texts.clone().any(implements_outside)
            || self.acts(id) && texts.any(may_act) && !is_alone(text, &part)
            || is_in_macros(self.program, node, &part, import);
        (!stays).then_some(Dead::Part(id, part))
    }

    /// A glob import, `shown` in the bundle, that brings nothing more public than `less`; none if it stays as it is.
    fn less_public(&self, place: Place, less: &str, shown: usize) -> Option<Dead> {
        let id = self.places.around(place)?;
        let node = self.program.node(id);
        let imports = self.live.imports.iter();
        let mut leaves = imports.filter(|leaf| self.program.import(**leaf).node == id);
        let mut all = leaves.clone();
        let is_guarded = node.refs.untried_cfg() || all.any(|leaf| self.guarded.has_import(*leaf));
        let alone = leaves.next().is_some() && leaves.next().is_none();
        let text = &self.program.file(node.module).text;
        let bundle = (&*self.output.text, shown);
        let part = narrowed((text, node, place.2), alone, less, bundle)?;
        (!is_guarded).then_some(Dead::Part(id, part))
    }
}

/// The visibility of the most public thing that a glob brings, as rustc tells it.
fn most_public(diagnostic: &Diagnostic) -> Option<&str> {
    let mut notes = diagnostic
        .children
        .iter()
        .map(|note| note.message.split('`'));
    notes.find_map(|mut parts| {
        parts
            .next()?
            .contains("most public")
            .then(|| parts.next())?
    })
}
