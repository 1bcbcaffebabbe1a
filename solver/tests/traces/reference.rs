//! A second solver, as plain as can be: Davis, Putnam, Logemann and Loveland with two watched literals.

/// Whether the clauses have a model; `None` after this many steps.
pub fn satisfiable(clauses: &[Vec<i32>], assumptions: &[i32], steps: u64) -> Option<bool> {
    let vars = clauses.iter().flatten().chain(assumptions).map(|lit| lit.unsigned_abs() as usize).max();
    let mut search = Search {
        clauses: clauses.to_vec(),
        watches: vec![Vec::new(); 2 * vars.unwrap_or(0) + 2],
        values: vec![0; vars.unwrap_or(0) + 1],
        trail: Vec::new(),
        next: 0,
        steps,
    };
    for (number, clause) in clauses.iter().enumerate() {
        match clause.as_slice() {
            [] => return Some(false),
            [unit] => {
                if !search.assign(*unit) {
                    return Some(false);
                }
            }
            [first, second, ..] => {
                search.watches[index(-first)].push(number);
                search.watches[index(-second)].push(number);
            }
        }
    }
    if !assumptions.iter().all(|&lit| search.assign(lit)) || !search.propagate() {
        return Some(false);
    }
    search.decide()
}

fn index(lit: i32) -> usize {
    2 * lit.unsigned_abs() as usize + usize::from(lit < 0)
}

struct Search {
    clauses: Vec<Vec<i32>>,
    /// For each literal, the clauses that watch its negation.
    watches: Vec<Vec<usize>>,
    values: Vec<i8>,
    trail: Vec<i32>,
    next: usize,
    steps: u64,
}

impl Search {
    fn value(&self, lit: i32) -> i8 {
        let value = self.values[lit.unsigned_abs() as usize];
        if lit < 0 { -value } else { value }
    }

    fn assign(&mut self, lit: i32) -> bool {
        if self.value(lit) == 0 {
            self.values[lit.unsigned_abs() as usize] = if lit < 0 { -1 } else { 1 };
            self.trail.push(lit);
        }
        self.value(lit) > 0
    }

    fn propagate(&mut self) -> bool {
        while let Some(&lit) = self.trail.get(self.next) {
            self.next += 1;
            let mut kept = Vec::new();
            let watching = std::mem::take(&mut self.watches[index(lit)]);
            let mut conflict = false;
            for number in watching {
                self.steps = self.steps.saturating_sub(1);
                if conflict || !self.visit(number, -lit) {
                    kept.push(number);
                    conflict |= !conflict && {
                        let other = self.clauses[number][0];
                        !self.assign(other)
                    };
                }
            }
            self.watches[index(lit)].extend(kept);
            if conflict {
                return false;
            }
        }
        true
    }

    /// Looks for another literal to watch in place of a false one; if there is none, the other watched
    /// literal comes first.
    fn visit(&mut self, number: usize, falsified: i32) -> bool {
        let clause = &mut self.clauses[number];
        if clause[0] == falsified {
            clause.swap(0, 1);
        }
        let values = &self.values;
        let value = |lit: i32| values[lit.unsigned_abs() as usize] * if lit < 0 { -1 } else { 1 };
        if value(clause[0]) > 0 {
            return false;
        }
        let Some(place) = (2..clause.len()).find(|&place| value(clause[place]) >= 0) else { return false };
        clause.swap(1, place);
        let lit = clause[1];
        self.watches[index(-lit)].push(number);
        true
    }

    fn decide(&mut self) -> Option<bool> {
        // The length of the trail at each decision, and the literal that was tried first.
        let mut decisions: Vec<(usize, i32)> = Vec::new();
        loop {
            if self.steps == 0 {
                return None;
            }
            let open = |clause: &&Vec<i32>| clause.iter().all(|&lit| self.value(lit) <= 0);
            let Some(clause) = self.clauses.iter().filter(open).min_by_key(|clause| clause.len()) else {
                return Some(true);
            };
            let Some(&lit) = clause.iter().find(|&&lit| self.value(lit) == 0) else { return Some(false) };
            decisions.push((self.trail.len(), lit));
            self.assign(lit);
            while !self.propagate() {
                let Some((length, lit)) = decisions.pop() else { return Some(false) };
                for undone in self.trail.split_off(length) {
                    self.values[undone.unsigned_abs() as usize] = 0;
                }
                self.next = length;
                // The other value belongs to the decision before.
                self.assign(-lit);
            }
        }
    }
}
