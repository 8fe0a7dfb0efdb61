//! Lists of words in YAML: arguments of validators, keywords. A word may look like a number there, and still is a word.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::{self, Deserialize, Deserializer, IntoDeserializer, MapAccess, SeqAccess, Visitor};

/// Words: one text with blanks between them, or a list.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Words(pub(super) Vec<String>);

/// Words for everybody, or by name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum WordsByName {
    All(Words),
    ByName(BTreeMap<String, Words>),
}

impl<'de> Deserialize<'de> for Words {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Words, D::Error> {
        match WordsByName::deserialize(deserializer)? {
            WordsByName::All(words) => Ok(words),
            WordsByName::ByName(_) => Err(de::Error::custom("write words, or a list of words")),
        }
    }
}

impl<'de> Deserialize<'de> for WordsByName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<WordsByName, D::Error> {
        deserializer.deserialize_any(AnyWords)
    }
}

/// One word, whatever it looks like.
struct Word(String);

impl<'de> Deserialize<'de> for Word {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Word, D::Error> {
        deserializer.deserialize_string(OneWord).map(Word)
    }
}

struct OneWord;

impl Visitor<'_> for OneWord {
    type Value = String;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a word")
    }

    fn visit_str<E>(self, text: &str) -> Result<String, E> {
        Ok(text.to_owned())
    }

    fn visit_bool<E>(self, value: bool) -> Result<String, E> {
        Ok(value.to_string())
    }

    fn visit_i64<E>(self, value: i64) -> Result<String, E> {
        Ok(value.to_string())
    }

    fn visit_u64<E>(self, value: u64) -> Result<String, E> {
        Ok(value.to_string())
    }

    fn visit_f64<E>(self, value: f64) -> Result<String, E> {
        Ok(value.to_string())
    }
}

struct AnyWords;

impl AnyWords {
    fn one<'de, E: de::Error>(value: impl IntoDeserializer<'de, E>) -> Result<WordsByName, E> {
        let text = Word::deserialize(value.into_deserializer())?.0;
        let words = text.split_whitespace().map(str::to_owned).collect();
        Ok(WordsByName::All(Words(words)))
    }
}

impl<'de> Visitor<'de> for AnyWords {
    type Value = WordsByName;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("words, or a list of words")
    }

    fn visit_unit<E>(self) -> Result<WordsByName, E> {
        Ok(WordsByName::All(Words::default()))
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<WordsByName, E> {
        AnyWords::one(text)
    }

    fn visit_bool<E: de::Error>(self, value: bool) -> Result<WordsByName, E> {
        AnyWords::one(value)
    }

    fn visit_i64<E: de::Error>(self, value: i64) -> Result<WordsByName, E> {
        AnyWords::one(value)
    }

    fn visit_u64<E: de::Error>(self, value: u64) -> Result<WordsByName, E> {
        AnyWords::one(value)
    }

    fn visit_f64<E: de::Error>(self, value: f64) -> Result<WordsByName, E> {
        AnyWords::one(value)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<WordsByName, A::Error> {
        let mut words = Vec::new();
        while let Some(Word(word)) = list.next_element()? {
            words.push(word);
        }
        Ok(WordsByName::All(Words(words)))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<WordsByName, A::Error> {
        let mut words = BTreeMap::new();
        while let Some((name, own)) = map.next_entry()? {
            words.insert(name, own);
        }
        Ok(WordsByName::ByName(words))
    }
}
