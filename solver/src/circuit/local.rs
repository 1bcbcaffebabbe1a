//! Local simplification of gates when they are built.
//!
//! **Idea.** Brummayer and Biere, "Local two-level and-inverter graph minimization without blowup" (2006):
//! when a conjunction is built, rules over its inputs and their inputs find whether it is a constant, one of
//! its inputs, or another gate over smaller inputs. No rule makes the graph larger than the plain conjunction
//! would.
//!
//! **Here.** The rules of that paper, similar ones for inputs that are exclusive ors or multiplexers, and two
//! rules that recognise an exclusive or or a multiplexer built of conjunctions. The other gates have rules
//! for constant, equal and opposite inputs; exclusive ors and multiplexers also for inputs that are gates
//! over the same inputs.
//!
//! **Contract.** Every method returns an edge equivalent to the gate it is named after.
//!
//! **Cost.** A rule that replaces inputs takes older ones, so a call terminates; a round reads at most six
//! edges.

use super::gates::{Edge, Gates, Kind};

/// The result of a rule on a conjunction.
enum Rewrite {
    /// An edge that exists.
    Is(Edge),
    /// The conjunction of two other edges.
    And(Edge, Edge),
    Xor(Edge, Edge),
    NotMux(Edge, Edge, Edge),
}

impl Gates {
    /// The conjunction of two edges.
    pub fn and(&mut self, left: Edge, right: Edge) -> Edge {
        let (mut left, mut right) = if left <= right { (left, right) } else { (right, left) };
        loop {
            if left == Edge::TRUE || left == right {
                return right;
            }
            if left == Edge::FALSE || left == !right {
                return Edge::FALSE;
            }
            match self.simplify_and(left, right) {
                None => return self.intern(Kind::And, [left, right, Edge::FALSE]),
                Some(Rewrite::Is(edge)) => return edge,
                Some(Rewrite::And(first, second)) => {
                    (left, right) = if first <= second { (first, second) } else { (second, first) };
                }
                Some(Rewrite::Xor(first, second)) => return self.xor(first, second),
                Some(Rewrite::NotMux(selector, then, other)) => return !self.mux(selector, then, other),
            }
        }
    }

    /// The disjunction of two edges.
    pub fn or(&mut self, left: Edge, right: Edge) -> Edge {
        !self.and(!left, !right)
    }

    /// The inputs of an edge's gate if that is a conjunction.
    fn conjuncts(&self, edge: Edge) -> Option<[Edge; 2]> {
        let gate = self.gate(edge);
        let [first, second, _] = gate.places();
        (gate.kind() == Kind::And).then_some([first, second])
    }

    fn simplify_and(&self, left: Edge, right: Edge) -> Option<Rewrite> {
        self.simplify_against(left, right)
            .or_else(|| self.simplify_against(right, left))
            .or_else(|| self.simplify_pair(left, right))
    }

    /// Rules that read the inputs of `deep` only.
    fn simplify_against(&self, deep: Edge, other: Edge) -> Option<Rewrite> {
        let gate = self.gate(deep);
        let inverted = deep.is_inverted();
        let [first, second, third] = gate.places();
        match gate.kind() {
            Kind::And => {
                let opposite = other == !first || other == !second;
                match (inverted, other) {
                    (false, _) if opposite => Some(Rewrite::Is(Edge::FALSE)),
                    (false, _) if other == first || other == second => Some(Rewrite::Is(deep)),
                    (true, _) if opposite => Some(Rewrite::Is(other)),
                    (true, _) if other == first => Some(Rewrite::And(other, !second)),
                    (true, _) if other == second => Some(Rewrite::And(other, !first)),
                    _ => None,
                }
            }
            Kind::Xor => {
                let rest = match other.plain() {
                    plain if plain == first => second,
                    plain if plain == second => first,
                    _ => return None,
                };
                Some(Rewrite::And(other, rest.inverted_if(inverted ^ !other.is_inverted())))
            }
            Kind::Mux if other.plain() == first => {
                let branch = if other.is_inverted() { third } else { second };
                Some(Rewrite::And(other, branch.inverted_if(inverted)))
            }
            _ => None,
        }
    }

    /// Rules that read the inputs of both edges.
    fn simplify_pair(&self, left: Edge, right: Edge) -> Option<Rewrite> {
        let (ours, theirs) = (self.conjuncts(left)?, self.conjuncts(right)?);
        match (left.is_inverted(), right.is_inverted()) {
            (false, false) => both_hold(left, ours, theirs),
            (false, true) => one_fails(left, ours, theirs),
            (true, false) => one_fails(right, theirs, ours),
            (true, true) => both_fail(ours, theirs),
        }
    }

    /// The exclusive or of two edges.
    pub fn xor(&mut self, left: Edge, right: Edge) -> Edge {
        let inverted = left.is_inverted() ^ right.is_inverted();
        let (left, right) = (left.plain(), right.plain());
        let (left, right) = if left <= right { (left, right) } else { (right, left) };
        if left == right {
            return Edge::constant(inverted);
        }
        if left == Edge::FALSE {
            return right.inverted_if(inverted);
        }
        let made = match (self.cancel_xor(left, right), self.xor_with_conjunct(left, right)) {
            (Some((first, second)), _) if second.is_constant() => first,
            (Some((first, second)), _) => self.intern_xor(first, second),
            (None, Some((invert, first, second))) => self.and(first, second).inverted_if(invert),
            (None, None) => self.intern_xor(left, right),
        };
        made.inverted_if(inverted)
    }

    fn intern_xor(&mut self, left: Edge, right: Edge) -> Edge {
        self.intern(Kind::Xor, [left.min(right), left.max(right), Edge::FALSE])
    }

    /// The operands that remain if both sides are, or are exclusive ors of, a common operand, which cancels
    /// out.
    fn cancel_xor(&self, left: Edge, right: Edge) -> Option<(Edge, Edge)> {
        let operands = |edge: Edge| {
            let [first, second, _] = self.gate(edge).places();
            match self.gate(edge).kind() {
                Kind::Xor => [(first, second), (second, first)],
                _ => [(edge, Edge::FALSE); 2],
            }
        };
        let (ours, theirs) = (operands(left), operands(right));
        for (mine, rest) in ours {
            for (other, other_rest) in theirs {
                if mine == other {
                    return Some(if rest.is_constant() { (other_rest, rest) } else { (rest, other_rest) });
                }
            }
        }
        None
    }

    /// `x ^ (x & y) = x & !y` and `x ^ (!x & y) = !(!x & !y)`: whether to invert, and the conjuncts.
    fn xor_with_conjunct(&self, left: Edge, right: Edge) -> Option<(bool, Edge, Edge)> {
        for (whole, edge) in [(left, right), (right, left)] {
            let Some([first, second]) = self.conjuncts(whole) else { continue };
            let rest = match edge {
                _ if first.plain() == edge => (first, second),
                _ if second.plain() == edge => (second, first),
                _ => continue,
            };
            return Some((rest.0.is_inverted(), rest.0, !rest.1));
        }
        None
    }

    /// The equivalence of two edges.
    pub fn xnor(&mut self, left: Edge, right: Edge) -> Edge {
        !self.xor(left, right)
    }

    /// `then` if `selector` is true, else `other`.
    pub fn mux(&mut self, selector: Edge, then: Edge, other: Edge) -> Edge {
        let (selector, mut then, mut other) =
            if selector.is_inverted() { (!selector, other, then) } else { (selector, then, other) };
        if selector == Edge::FALSE {
            return other;
        }
        then = self.under(selector, true, then);
        other = self.under(selector, false, other);
        if then == other {
            return then;
        }
        if then == !other {
            return self.xor(selector, other);
        }
        match (then, other) {
            (Edge::FALSE, _) => self.and(!selector, other),
            (Edge::TRUE, _) => self.or(selector, other),
            (_, Edge::FALSE) => self.and(selector, then),
            (_, Edge::TRUE) => self.or(!selector, then),
            _ => {
                let inverted = then.is_inverted();
                let inputs = [selector, then.plain(), other.inverted_if(inverted)];
                self.intern(Kind::Mux, inputs).inverted_if(inverted)
            }
        }
    }

    /// A multiplexer's branch, simplified for the value of the selector by which it is chosen.
    fn under(&self, selector: Edge, value: bool, branch: Edge) -> Edge {
        if branch.plain() == selector {
            return Edge::constant(value ^ branch.is_inverted());
        }
        let gate = self.gate(branch);
        let [first, second, third] = gate.places();
        let rest = match gate.kind() {
            Kind::Mux if first == selector => {
                if value {
                    second
                } else {
                    third
                }
            }
            Kind::Xor if first == selector => second.inverted_if(value),
            Kind::Xor if second == selector => first.inverted_if(value),
            Kind::And if first.plain() == selector => {
                if first.is_inverted() ^ value {
                    second
                } else {
                    Edge::FALSE
                }
            }
            Kind::And if second.plain() == selector => {
                if second.is_inverted() ^ value {
                    first
                } else {
                    Edge::FALSE
                }
            }
            _ => return branch,
        };
        rest.inverted_if(branch.is_inverted())
    }

    /// Exclusive or of three: the sum of a full adder.
    pub fn xor3(&mut self, first: Edge, second: Edge, third: Edge) -> Edge {
        let inverted = first.is_inverted() ^ second.is_inverted() ^ third.is_inverted();
        let mut inputs = [first.plain(), second.plain(), third.plain()];
        inputs.sort_unstable();
        let [first, second, third] = inputs;
        let made = if first == Edge::FALSE {
            self.xor(second, third)
        } else if first == second {
            third
        } else if second == third {
            first
        } else {
            self.intern(Kind::Xor3, inputs)
        };
        made.inverted_if(inverted)
    }

    /// Whether two or more of three are true: the carry of a full adder.
    pub fn maj(&mut self, first: Edge, second: Edge, third: Edge) -> Edge {
        let mut inputs = [first, second, third];
        inputs.sort_unstable();
        let [first, second, third] = inputs;
        if first == Edge::FALSE {
            return self.and(second, third);
        }
        if first == Edge::TRUE {
            return self.or(second, third);
        }
        if first.plain() == second.plain() {
            return if first == second { first } else { third };
        }
        if second.plain() == third.plain() {
            return if second == third { second } else { first };
        }
        let inverted = inputs.iter().filter(|edge| edge.is_inverted()).count() >= 2;
        self.intern(Kind::Maj, inputs.map(|edge| edge.inverted_if(inverted))).inverted_if(inverted)
    }
}

/// `(a & b) & (c & d)`, where `left` is the first conjunction.
fn both_hold(left: Edge, ours: [Edge; 2], theirs: [Edge; 2]) -> Option<Rewrite> {
    if ours.iter().any(|&mine| theirs.contains(&!mine)) {
        return Some(Rewrite::Is(Edge::FALSE));
    }
    match theirs.map(|other| ours.contains(&other)) {
        [true, _] => Some(Rewrite::And(left, theirs[1])),
        [_, true] => Some(Rewrite::And(left, theirs[0])),
        _ => None,
    }
}

/// `(a & b) & !(c & d)`, where `left` is the first conjunction.
fn one_fails(left: Edge, ours: [Edge; 2], theirs: [Edge; 2]) -> Option<Rewrite> {
    if ours.iter().any(|&mine| theirs.contains(&!mine)) {
        return Some(Rewrite::Is(left));
    }
    match theirs.map(|other| ours.contains(&other)) {
        [true, _] => Some(Rewrite::And(left, !theirs[1])),
        [_, true] => Some(Rewrite::And(left, !theirs[0])),
        _ => None,
    }
}

/// `!(a & b) & !(c & d)`: resolution, exclusive or, multiplexer.
fn both_fail(ours: [Edge; 2], theirs: [Edge; 2]) -> Option<Rewrite> {
    for (mine, rest) in [(ours[0], ours[1]), (ours[1], ours[0])] {
        for (other, other_rest) in [(theirs[0], theirs[1]), (theirs[1], theirs[0])] {
            if mine != !other {
                continue;
            }
            return Some(match () {
                () if rest == other_rest => Rewrite::Is(!rest),
                () if rest == !other_rest => Rewrite::Xor(mine, rest),
                () => Rewrite::NotMux(mine, rest, other_rest),
            });
        }
    }
    None
}
