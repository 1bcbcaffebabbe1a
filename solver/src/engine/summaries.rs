//! Summaries: what a definition becomes that is not inlined, and what its calls become.

use super::error::Error;
use super::handle::FunctionId as Function;
use super::terms::Terms;
use javelin_term::bitvec::BitVec;
use javelin_term::graph::{Graph, Term};
use javelin_term::operator::Operator;
use javelin_term::sort::{Sort, SortKind};
use javelin_term::summary::{Summary, TAG_WIDTH};
use javelin_term::traverse::post_order;

impl Terms {
    /// The symbol that a function applies, and the tags it does with.
    pub(super) fn summary_of(&self, function: Function) -> (Term, &[Term]) {
        match function {
            Function::Occurrence(number) => {
                let (symbol, tags) = &self.occurrences[number as usize];
                (*symbol, tags)
            }
            Function::Summary(symbol) | Function::Declared(symbol) => (symbol, &[]),
            Function::Defined(_) => unreachable!("a definition is no summary"),
        }
    }

    /// How many arguments the script passes to a summary.
    pub(super) fn declared(&self, symbol: Term) -> usize {
        self.graph.summaries.get(symbol).map_or(0, |summary| summary.declared)
    }

    fn new_tag(&mut self) -> Term {
        let sort = self.graph.bitvec_sort(TAG_WIDTH);
        let tag = self.graph.variable("occurrence", sort);
        self.graph.summaries.add_tag(tag);
        tag
    }

    /// A summary with a body. Constants in the body become parameters after the declared ones, and a
    /// parameter that does not occur is known not to matter.
    pub(super) fn add_summary(
        &mut self,
        name: &str,
        declared: &[Term],
        body: Term,
        nondeterministic: bool,
    ) -> Function {
        let parts = post_order(&self.graph, &[body]);
        let graph = &self.graph;
        let is_constant = |&&part: &&Term| {
            graph.operator(part) == Operator::Variable
                && !declared.contains(&part)
                && !matches!(graph.sorts.kind(graph.sort(part)), SortKind::Function(..))
        };
        let constants: Vec<Term> = parts.iter().filter(is_constant).copied().collect();
        let asks_caller = parts
            .iter()
            .filter_map(|&part| graph.applied(part))
            .any(|summary| summary.body.is_none() || summary.asks_caller);
        let weight = parts.iter().map(|&part| weight(graph, part)).fold(0u64, u64::saturating_add);
        let unused = (0..declared.len()).filter(|&position| !parts.contains(&declared[position]));
        let mut parameters = [declared, &constants].concat();
        if nondeterministic {
            parameters.push(self.new_tag());
        }
        let result = self.graph.sort(body);
        let sorts: Vec<Sort> = parameters.iter().map(|&parameter| self.graph.sort(parameter)).collect();
        let symbol = self.summary_symbol(name, &sorts, result);
        self.graph.summaries.define(
            symbol,
            Summary {
                parameters: parameters.into(),
                declared: declared.len(),
                unused: unused.collect(),
                body: Some(body),
                size: parts.len(),
                weight,
                asks_caller,
                nondeterministic,
            },
        );
        Function::Summary(symbol)
    }

    /// A summary whose body the caller holds.
    pub(super) fn add_caller_summary(
        &mut self,
        name: &str,
        arguments: &[Sort],
        result: Sort,
        nondeterministic: bool,
    ) -> Function {
        let mut sorts = arguments.to_vec();
        if nondeterministic {
            sorts.push(self.graph.bitvec_sort(TAG_WIDTH));
        }
        let symbol = self.summary_symbol(name, &sorts, result);
        self.graph.summaries.define(
            symbol,
            Summary {
                parameters: [].into(),
                declared: arguments.len(),
                unused: [].into(),
                body: None,
                size: 0,
                weight: 0,
                asks_caller: true,
                nondeterministic,
            },
        );
        Function::Summary(symbol)
    }

    fn summary_symbol(&mut self, name: &str, arguments: &[Sort], result: Sort) -> Term {
        let sort = self.graph.sorts.intern(SortKind::Function(arguments.into(), result));
        self.graph.variable(name, sort)
    }

    /// An application. An argument that the body does not use is replaced by a fixed value, so that more
    /// applications are the same; constants of the body are passed on; tags are new ones, unless the
    /// occurrence names them.
    pub(super) fn application(&mut self, function: Function, arguments: &[Term]) -> Result<Term, Error> {
        let (symbol, tags) = self.summary_of(function);
        let tags = tags.to_vec();
        let mut tags = tags.into_iter();
        let Some(summary) = self.graph.summaries.get(symbol) else {
            return Err(Error::Foreign);
        };
        let (unused, passed) = (summary.unused.clone(), summary.passed_on());
        self.check_room(2 + arguments.len() + passed.len())?;
        let mut children = vec![symbol];
        children.extend_from_slice(arguments);
        for constant in passed {
            children.push(match constant {
                Some(constant) if self.graph.summaries.tag(constant).is_none() => constant,
                _ => tags.next().unwrap_or_else(|| self.new_tag()),
            });
        }
        for &position in &unused {
            if let Some(value) = fixed(&mut self.graph, children[position + 1]) {
                children[position + 1] = value;
            }
        }
        Ok(self.graph.term(Operator::Apply, &children))
    }

    /// The application of a nondeterministic summary that carries the tags of these numbers.
    pub(super) fn named_occurrence(
        &mut self,
        function: Function,
        indices: &[u64],
    ) -> Result<Function, Error> {
        let Function::Summary(symbol) = function else {
            return Err(Error::NoOccurrences);
        };
        let summaries = &self.graph.summaries;
        let wanted = summaries.get(symbol).map_or(0, |summary| {
            let is_tag = |constant: &Option<Term>| constant.is_none_or(|term| summaries.tag(term).is_some());
            summary.passed_on().iter().filter(|constant| is_tag(constant)).count()
        });
        let tag = |&index: &u64| summaries.tags().get(usize::try_from(index).ok()?).copied();
        let tags: Option<Box<[Term]>> = indices.iter().map(tag).collect();
        match tags.filter(|tags| wanted > 0 && tags.len() == wanted) {
            Some(tags) => {
                self.occurrences.push((symbol, tags));
                Ok(Function::Occurrence(self.occurrences.len() as u32 - 1))
            }
            None => Err(Error::NoSuchOccurrence { name: self.graph.symbol(symbol).name.clone() }),
        }
    }
}

/// A value of the sort of a term.
fn fixed(graph: &mut Graph, like: Term) -> Option<Term> {
    let sort = graph.sort(like);
    let (mut sorts, mut rest) = (Vec::new(), sort);
    while let SortKind::Array(_, element) = *graph.sorts.kind(rest) {
        sorts.push(rest);
        rest = element;
    }
    let mut value = match *graph.sorts.kind(rest) {
        SortKind::Bool => graph.truth(false),
        SortKind::BitVec(width) => graph.constant(&BitVec::zero(width)),
        _ => return None,
    };
    for &sort in sorts.iter().rev() {
        value = graph.constant_array(sort, value);
    }
    Some(value)
}

/// About how many gates a term takes beyond those of its parts.
fn weight(graph: &Graph, term: Term) -> u64 {
    let width = match graph.sorts.kind(graph.sort(term)) {
        SortKind::BitVec(width) => u64::from(*width),
        _ => 1,
    };
    match graph.operator(term) {
        Operator::BvMul => width * width,
        Operator::BvUdiv | Operator::BvUrem => 2 * width * width,
        Operator::BvShl | Operator::BvLshr | Operator::BvAshr => {
            width * u64::from(64 - width.leading_zeros())
        }
        Operator::BvAdd | Operator::BvNeg => 2 * width,
        Operator::Equal | Operator::BvUlt | Operator::BvSlt => u64::from(
            javelin_term::array::flat_width(&graph.sorts, graph.sort(graph.child(term, 0))).unwrap_or(1),
        ),
        Operator::BvAnd | Operator::BvXor | Operator::Ite | Operator::Select | Operator::Store => width,
        Operator::And => graph.children(term).len() as u64,
        _ => 0,
    }
}
