//! Scripts with summaries, sent by a client that holds their bodies.
//!
//! Some definitions, chosen at random, become declarations. When the solver under test asks for applications
//! to be expanded, the client expands a random selection of them. The verdicts must be those of the original
//! script, and the models must satisfy it. No code is shared with the solver's own client.

use super::evaluate::plain;
use super::oracle::verdicts;
use super::random::Random;
use super::script::{Verdict, is_check};
use super::sexpr::Sexpr;
use super::worker::{End, Reply, Worker};
use std::collections::BTreeMap;
use std::io;
use std::time::Duration;

/// The largest number of refinements of one check; after these, its verdict counts as unknown.
const ROUNDS: u32 = 500;

/// A definition: its parameters, its sort and its body.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Definition {
    parameters: Vec<(Sexpr, Sexpr)>,
    body: Sexpr,
}

/// The bodies a client holds, by name without bars.
#[derive(Clone, Debug, Default)]
pub struct Client {
    bodies: BTreeMap<String, Definition>,
}

/// The outcome of a script.
#[derive(Debug, Default)]
pub struct PlayedScript {
    /// The verdicts of its checks.
    pub verdicts: Vec<Verdict>,
    /// The models of the checks that are `sat`.
    pub models: Vec<Option<Sexpr>>,
    /// The number of expanded applications.
    pub expansions: u64,
    /// The reason that the script was not completed.
    pub problem: Option<String>,
}

impl PlayedScript {
    /// Notes the problem with a reply; true if there is none.
    fn accept(&mut self, reply: &Reply) -> bool {
        let error = reply.error().map(Sexpr::to_string);
        let said = Some(reply.errors.trim()).filter(|said| !said.is_empty()).map(str::to_owned);
        let ended = (reply.end != End::Done).then(|| format!("{:?}", reply.end));
        self.problem = ended.or(said).or(error);
        self.problem.is_none()
    }
}

/// A function with parameters, or `None`.
fn definition(command: &Sexpr) -> Option<(&Sexpr, Definition)> {
    match command.items() {
        [head, name, Sexpr::List(list), _, body] if head.text() == Some("define-fun") && !list.is_empty() => {
            let pair = |parameter: &Sexpr| match parameter.items() {
                [name, sort] => Some((name.clone(), sort.clone())),
                _ => None,
            };
            let parameters = list.iter().map(pair).collect::<Option<Vec<_>>>()?;
            Some((name, Definition { parameters, body: body.clone() }))
        }
        _ => None,
    }
}

/// The declaration for a definition, without its body.
fn declaration(command: &Sexpr) -> Option<(Sexpr, String, Definition)> {
    let (name, definition) = definition(command)?;
    let sorts = Sexpr::List(definition.parameters.iter().map(|(_, sort)| sort.clone()).collect());
    let declaration = [name.clone(), sorts, command.items().get(3)?.clone()];
    Some((Sexpr::apply("declare-summary", declaration), plain(name.text()?).to_owned(), definition))
}

impl Client {
    /// The script with some of its definitions as declarations, and the client that holds their bodies. A
    /// name that is defined twice, on different levels, stays defined.
    pub fn of(script: &[Sexpr], random: &mut Random) -> (Vec<Sexpr>, Client) {
        let percent = random.weighted(&[(1, 30), (2, 70), (2, 100)]).unwrap_or(100);
        let mut client = Client::default();
        let mut twice = BTreeMap::new();
        for (name, _) in script.iter().filter_map(definition) {
            *twice.entry(plain(name.text().unwrap_or_default()).to_owned()).or_insert(0) += 1;
        }
        let declared = script.iter().map(|command| match declaration(command) {
            Some((declaration, name, definition))
                if twice.get(&name) == Some(&1) && random.chance(percent) =>
            {
                client.bodies.insert(name, definition);
                declaration
            }
            _ => command.clone(),
        });
        (declared.collect(), client)
    }

    /// Whether the client holds no bodies.
    pub fn is_empty(&self) -> bool {
        self.bodies.is_empty()
    }

    /// The bodies as a side file, in reverse order, because a side file may have any order.
    pub fn side_file(&self, script: &[Sexpr]) -> Vec<Sexpr> {
        let is_held = |command: &&Sexpr| {
            definition(command)
                .is_some_and(|(name, _)| self.bodies.contains_key(plain(name.text().unwrap_or_default())))
        };
        let mut commands: Vec<Sexpr> = script.iter().filter(is_held).cloned().collect();
        commands.reverse();
        commands
    }

    /// Sends the script with declarations to the solver and answers its requests; a check may take `limit`.
    ///
    /// # Errors
    /// The solver cannot be started.
    pub fn play(
        &self,
        worker: &mut Worker,
        script: &[Sexpr],
        random: &mut Random,
        limit: Duration,
    ) -> io::Result<PlayedScript> {
        let mut played = PlayedScript::default();
        let mut is_first = true;
        for segment in script.split_inclusive(is_check) {
            let Some(check) = segment.last().filter(|last| is_check(last)) else { break };
            let mut commands = segment.to_vec();
            let mut rounds = 0;
            let verdict = loop {
                let reply = match std::mem::take(&mut is_first) {
                    true => worker.ask(&commands, limit)?,
                    false => worker.ask_more(&commands, limit)?,
                };
                if !played.accept(&reply) {
                    return Ok(played);
                }
                let verdict = verdicts(&reply, 1).first().copied().unwrap_or(Verdict::Unknown);
                rounds += 1;
                if verdict != Verdict::Unknown || rounds > ROUNDS {
                    break verdict;
                }
                let reason =
                    worker.ask_more(&[Sexpr::apply("get-info", [":reason-unknown".into()])], limit)?;
                if !reason.answers.iter().any(|answer| answer.mentions(&mut |atom| atom == "refine")) {
                    break verdict;
                }
                let asked = worker.ask_more(&[Sexpr::apply("get-refinement", [])], limit)?;
                if !played.accept(&asked) {
                    return Ok(played);
                }
                let mut asked = asked.answers.first().map(Sexpr::items).unwrap_or_default().to_vec();
                random.shuffle(&mut asked);
                asked.truncate(random.between(1, asked.len().max(1) as u32) as usize);
                commands.clear();
                for application in &asked {
                    match self.expansion(application) {
                        Some(expansion) => commands.push(expansion),
                        None => {
                            played.problem =
                                Some(format!("asked for {application}, of which no body is held"));
                            return Ok(played);
                        }
                    }
                }
                played.expansions += commands.len() as u64;
                commands.push(check.clone());
            };
            let model = match verdict {
                Verdict::Sat => Some(worker.ask_more(&[Sexpr::apply("get-model", [])], limit)?),
                Verdict::Unsat | Verdict::Unknown => None,
            };
            if model.as_ref().is_some_and(|model| !played.accept(model)) {
                return Ok(played);
            }
            played.verdicts.push(verdict);
            played.models.push(model.and_then(|model| model.answers.into_iter().next()));
        }
        Ok(played)
    }

    /// The command that expands an application as the solver wrote it; `None` if the client holds no body for
    /// it.
    pub fn expansion(&self, application: &Sexpr) -> Option<Sexpr> {
        let mut around = Vec::new();
        let mut term = application;
        while let ("let", [_, bindings, inner]) = (term.head(), term.items()) {
            around.push(bindings);
            term = inner;
        }
        let (function, arguments) = term.items().split_first()?;
        let Definition { parameters, body } = self.bodies.get(plain(function.text()?))?;
        if parameters.len() != arguments.len() {
            return None;
        }
        let bindings = parameters.iter().zip(arguments).map(|((name, _), argument)| {
            let wrap = |term, bindings: &&Sexpr| Sexpr::apply("let", [(*bindings).clone(), term]);
            let argument = around.iter().rev().fold(argument.clone(), wrap);
            Sexpr::List(vec![name.clone(), argument])
        });
        let meaning = Sexpr::apply("let", [Sexpr::List(bindings.collect()), body.clone()]);
        Some(Sexpr::apply("expand-summary", [application.clone(), meaning]))
    }
}

#[cfg(test)]
mod tests {
    use super::super::sexpr::read_all;
    use super::*;

    #[test]
    fn definitions_become_declarations_and_expansions() {
        let script = read_all(
            "(define-fun c () S x)(define-fun |f| ((x S) (y T)) U (g y x c))(define-fun h ((x S)) S x)(pop 1)
            (define-fun h ((x S)) S c)(assert (f c d))",
        )
        .unwrap();
        let chances = (0..50).map(|seed| Client::of(&script, &mut Random::new(seed)));
        let (declared, client) = chances.into_iter().find(|(_, client)| !client.is_empty()).unwrap();
        assert_eq!(declared[1].to_string(), "(declare-summary |f| (S T) U)");
        assert_eq!((&declared[0], &declared[2..]), (&script[0], &script[2..]));
        assert_eq!(client.side_file(&script), script[1..2]);
        let asked = &read_all("(let ((_let0 (k c))) (f _let0 (m _let0)))").unwrap()[0];
        let expected = "(expand-summary (let ((_let0 (k c))) (f _let0 (m _let0))) \
            (let ((x (let ((_let0 (k c))) _let0)) (y (let ((_let0 (k c))) (m _let0)))) (g y x c)))";
        assert_eq!(client.expansion(asked).unwrap().to_string(), expected);
        assert_eq!(client.expansion(&Sexpr::atom("f")), None);
    }
}
