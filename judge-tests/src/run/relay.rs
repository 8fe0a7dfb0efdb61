//! The talk of two programs: what one writes is what the other reads, and a copy is kept.

use std::collections::VecDeque;
use std::io::{self, PipeReader, PipeWriter, Read, Write};
use std::os::fd::{AsFd, BorrowedFd};
use std::process::Stdio;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::sys::{self, Wanted};

/// Who said something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Speaker {
    /// The program that is judged.
    Program,
    /// The problem's own program.
    Interactor,
}

impl Speaker {
    fn other(self) -> Speaker {
        match self {
            Speaker::Program => Speaker::Interactor,
            Speaker::Interactor => Speaker::Program,
        }
    }
}

/// What was said, in the order in which it was; of a long talk the beginning and the end.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Transcript {
    /// The beginning.
    pub head: Vec<(Speaker, Vec<u8>)>,
    /// How many bytes are left out after that.
    pub dropped: u64,
    /// The end.
    pub tail: VecDeque<(Speaker, Vec<u8>)>,
}

impl Transcript {
    /// How many bytes of the beginning and of the end are kept.
    pub const KEPT: usize = 8 << 10;

    fn push(&mut self, speaker: Speaker, bytes: &[u8]) {
        let length = |pieces: &mut dyn Iterator<Item = &(Speaker, Vec<u8>)>| -> usize {
            pieces.map(|(_, text)| text.len()).sum()
        };
        let room = Self::KEPT.saturating_sub(length(&mut self.head.iter()));
        let (head, tail) = bytes.split_at(room.min(bytes.len()));
        match self.head.last_mut() {
            _ if head.is_empty() => {}
            Some((last, text)) if *last == speaker => text.extend_from_slice(head),
            _ => self.head.push((speaker, head.to_vec())),
        }
        match self.tail.back_mut() {
            _ if tail.is_empty() => return,
            Some((last, text)) if *last == speaker => text.extend_from_slice(tail),
            _ => self.tail.push_back((speaker, tail.to_vec())),
        }
        let mut excess = length(&mut self.tail.iter()).saturating_sub(Self::KEPT);
        self.dropped += excess as u64;
        while let Some((_, text)) = self.tail.front_mut()
            && excess > 0
        {
            let gone = excess.min(text.len());
            text.drain(..gone);
            excess -= gone;
            if text.is_empty() {
                self.tail.pop_front();
            }
        }
    }
}

/// The two directions of a talk, and its record.
#[derive(Debug)]
pub(super) struct Relay {
    from_program: Channel,
    from_interactor: Channel,
    /// Who was the first to close a pipe. Whatever one does because the other one has ended, it does after that.
    pub(super) first_closed: Option<Speaker>,
    pub(super) transcript: Transcript,
}

/// One direction.
#[derive(Debug)]
struct Channel {
    speaker: Speaker,
    from: Option<PipeReader>,
    to: Option<PipeWriter>,
    /// What was read and not yet written on.
    pending: Vec<u8>,
    /// How many bytes were read.
    total: u64,
}

/// What a program is started with.
#[derive(Debug)]
pub(super) struct Ends {
    pub(super) input: Stdio,
    pub(super) output: Stdio,
}

/// As much as a pipe holds.
const HELD: usize = 1 << 16;

impl Relay {
    /// A talk, and what the program and the interactor are started with.
    pub(super) fn new() -> io::Result<(Relay, Ends, Ends)> {
        let (from_program, program_input, interactor_output);
        let (program_output, interactor_input, from_interactor);
        (from_program, program_output, interactor_input) = Channel::new(Speaker::Program)?;
        (from_interactor, interactor_output, program_input) = Channel::new(Speaker::Interactor)?;
        let relay = Relay {
            from_program,
            from_interactor,
            first_closed: None,
            transcript: Transcript::default(),
        };
        let ends = |input: PipeReader, output: PipeWriter| Ends {
            input: input.into(),
            output: output.into(),
        };
        Ok((
            relay,
            ends(program_input, program_output),
            ends(interactor_input, interactor_output),
        ))
    }

    /// What there is to wait for.
    pub(super) fn wanted(&self) -> Vec<(BorrowedFd<'_>, Wanted)> {
        let channels = [&self.from_program, &self.from_interactor];
        channels
            .iter()
            .flat_map(|channel| channel.wanted())
            .collect()
    }

    /// Carries on whatever can be.
    pub(super) fn pump(&mut self) {
        for channel in [&mut self.from_program, &mut self.from_interactor] {
            let closed = channel.pump(&mut self.transcript);
            self.first_closed = self.first_closed.or(closed);
        }
    }

    /// How many bytes the program has written.
    pub(super) fn written(&self) -> u64 {
        self.from_program.total
    }

    /// The one who has ended says nothing more, and hears nothing; what it has said is still carried on.
    pub(super) fn has_ended(&mut self, speaker: Speaker) {
        self.pump();
        self.first_closed.get_or_insert(speaker);
        let (said, heard) = match speaker {
            Speaker::Program => (&mut self.from_program, &mut self.from_interactor),
            Speaker::Interactor => (&mut self.from_interactor, &mut self.from_program),
        };
        said.pump(&mut self.transcript);
        said.from = None;
        said.pump(&mut self.transcript);
        heard.has_no_listener();
    }

    /// Whether nothing is on its way.
    pub(super) fn is_silent(&self) -> bool {
        let wanted = self.wanted();
        !sys::poll(&wanted, Duration::ZERO).contains(&true)
            && self.from_program.is_empty()
            && self.from_interactor.is_empty()
    }
}

impl Channel {
    /// A channel, the end that its speaker writes to, and the end that the other one reads from.
    fn new(speaker: Speaker) -> io::Result<(Channel, PipeWriter, PipeReader)> {
        let (from, output) = io::pipe()?;
        let (input, to) = io::pipe()?;
        sys::make_nonblocking(&from)?;
        sys::make_nonblocking(&to)?;
        let channel = Channel {
            speaker,
            from: Some(from),
            to: Some(to),
            pending: Vec::new(),
            total: 0,
        };
        Ok((channel, output, input))
    }

    /// Has the listener taken all that was said? Until it is given a processor, one that was woken for it seems to wait.
    fn is_empty(&self) -> bool {
        let is_taken = |to: &PipeWriter| sys::unread(to) == 0;
        self.pending.is_empty() && self.to.iter().all(is_taken)
    }

    fn wanted(&self) -> impl Iterator<Item = (BorrowedFd<'_>, Wanted)> {
        let from = self.from.iter().filter(|_| self.pending.len() < HELD);
        let to = self.to.iter().filter(|_| !self.pending.is_empty());
        from.map(|from| (from.as_fd(), Wanted::Input))
            .chain(to.map(|to| (to.as_fd(), Wanted::Room)))
    }

    /// Carries on what can be, and returns who has closed a pipe.
    fn pump(&mut self, transcript: &mut Transcript) -> Option<Speaker> {
        let mut closed = None;
        let mut buffer = [0; 1 << 13];
        while let Some(from) = &mut self.from
            && self.pending.len() < HELD
        {
            match from.read(&mut buffer) {
                Ok(0) => {
                    self.from = None;
                    closed = Some(self.speaker);
                }
                Ok(n) => {
                    self.total += n as u64;
                    transcript.push(self.speaker, &buffer[..n]);
                    if self.to.is_some() {
                        self.pending.extend_from_slice(&buffer[..n]);
                    }
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => break,
                Err(_) => self.from = None,
            }
        }
        while let Some(to) = &mut self.to
            && !self.pending.is_empty()
        {
            match to.write(&self.pending) {
                Ok(n) => drop(self.pending.drain(..n)),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => break,
                Err(_) => {
                    self.has_no_listener();
                    closed = closed.or(Some(self.speaker.other()));
                }
            }
        }
        if self.from.is_none() && self.pending.is_empty() {
            self.to = None;
        }
        closed
    }

    /// Nobody listens any more. A program is told, as if the pipe were its own; an interactor may talk on, because one that
    /// fails over a closed pipe could not say what is wrong with a program that ended too early.
    fn has_no_listener(&mut self) {
        self.to = None;
        self.pending.clear();
        if self.speaker == Speaker::Program {
            self.from = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_talk_is_kept_in_bounds_with_its_beginning_and_its_end() {
        let mut transcript = Transcript::default();
        for n in 0..20_000u32 {
            let speaker = [Speaker::Program, Speaker::Interactor][n as usize % 2];
            transcript.push(speaker, format!("{n}\n").as_bytes());
        }
        let all = |pieces: Vec<(Speaker, Vec<u8>)>| -> Vec<u8> {
            pieces.into_iter().flat_map(|(_, text)| text).collect()
        };
        let total: usize = (0..20_000).map(|n: u32| n.to_string().len() + 1).sum();
        let head = all(transcript.head.clone());
        let tail = all(transcript.tail.clone().into());
        assert_eq!(
            (head.len(), tail.len()),
            (Transcript::KEPT, Transcript::KEPT)
        );
        assert_eq!(head.len() + tail.len() + transcript.dropped as usize, total);
        assert!(head.starts_with(b"0\n1\n2\n") && tail.ends_with(b"19998\n19999\n"));
        assert_eq!(transcript.head[1], (Speaker::Interactor, b"1\n".to_vec()));
    }
    #[test]
    fn what_the_listener_has_not_read_is_on_its_way() {
        let (mut channel, mut output, mut input) = Channel::new(Speaker::Program).unwrap();
        assert!(channel.is_empty());
        output.write_all(b"7\n").unwrap();
        channel.pump(&mut Transcript::default());
        assert!(channel.pending.is_empty() && !channel.is_empty());
        input.read_exact(&mut [0; 2]).unwrap();
        assert!(channel.is_empty());
    }
}
