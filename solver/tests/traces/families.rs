//! Formulas of the families that make different parts of the SAT core work.

use crate::random::Random;

/// Clauses over variables that count from 1.
#[derive(Default)]
pub struct Formula {
    pub vars: i32,
    pub clauses: Vec<Vec<i32>>,
}

/// A formula of a random family; `size` scales it, from 1.
pub fn formula(random: &mut Random, size: usize) -> Formula {
    let mut formula = Formula::default();
    match random.below(9) {
        0 | 1 => formula.threshold(random, 4 + size * 2),
        2 => formula.parities(random, 3 + size),
        3 => formula.mixed(random, 3 + size * 2),
        4 => formula.pigeons(random, 1 + size.min(10) / 2),
        5 => formula.sums(random, 1 + size / 2),
        6 => formula.products(random, 2 + size.min(8) / 5),
        _ => formula.gates(random, 3 + size * 2),
    }
    formula
}

impl Formula {
    fn var(&mut self) -> i32 {
        self.vars += 1;
        self.vars
    }

    fn any(&self, random: &mut Random) -> i32 {
        let var = 1 + random.below(self.vars as usize) as i32;
        if random.below(2) == 0 { var } else { -var }
    }

    fn add(&mut self, clause: &[i32]) {
        self.clauses.push(clause.to_vec());
    }

    fn lits(&self, random: &mut Random, count: usize) -> Vec<i32> {
        (0..count).map(|_| self.any(random)).collect()
    }

    /// Random clauses of three literals, at a ratio where both answers are likely.
    fn threshold(&mut self, random: &mut Random, vars: usize) {
        self.vars = vars as i32;
        for _ in 0..vars * (38 + random.below(9)) / 10 {
            let clause = self.lits(random, 3);
            self.clauses.push(clause);
        }
    }

    /// Parity constraints as clauses.
    fn parities(&mut self, random: &mut Random, vars: usize) {
        self.vars = vars as i32;
        for _ in 0..vars * (7 + random.below(4)) / 10 + 1 {
            let count = 2 + random.below(3);
            let lits = self.lits(random, count);
            for signs in (0..1u32 << lits.len()).filter(|signs| signs.count_ones() % 2 == 1) {
                let signed = lits.iter().enumerate();
                let clause = signed.map(|(at, &lit)| if signs >> at & 1 == 1 { -lit } else { lit }).collect();
                self.clauses.push(clause);
            }
        }
    }

    /// Random clauses of all lengths.
    fn mixed(&mut self, random: &mut Random, vars: usize) {
        self.vars = vars as i32;
        for _ in 0..vars * (1 + random.below(5)) {
            let count = 1 + random.below(3) + random.below(3) + random.below(2) * random.below(vars);
            let clause = self.lits(random, count);
            self.clauses.push(clause);
        }
    }

    /// Pigeons and holes, with at most one pigeon in each.
    fn pigeons(&mut self, random: &mut Random, holes: usize) {
        let pigeons = holes + random.below(2);
        let at: Vec<Vec<i32>> = (0..pigeons).map(|_| (0..holes).map(|_| self.var()).collect()).collect();
        for row in &at {
            self.add(row);
        }
        for hole in 0..holes {
            let column: Vec<i32> = at.iter().map(|row| row[hole]).collect();
            self.at_most_one(random, &column);
        }
    }

    /// At most one literal is true: encoded pair by pair, or with a ladder.
    fn at_most_one(&mut self, random: &mut Random, lits: &[i32]) {
        if random.below(2) == 0 {
            for (position, &one) in lits.iter().enumerate() {
                lits[..position].iter().for_each(|&other| self.add(&[-one, -other]));
            }
            return;
        }
        let mut before: Option<i32> = None;
        for &lit in lits {
            let now = self.var();
            self.add(&[-lit, now]);
            if let Some(before) = before {
                self.add(&[-before, now]);
                self.add(&[-before, -lit]);
            }
            before = Some(now);
        }
    }

    fn and(&mut self, left: i32, right: i32) -> i32 {
        let gate = self.var();
        self.add(&[-gate, left]);
        self.add(&[-gate, right]);
        self.add(&[gate, -left, -right]);
        gate
    }

    fn xor(&mut self, left: i32, right: i32) -> i32 {
        let gate = self.var();
        for [one, two, three] in [[-1, 1, 1], [-1, -1, -1], [1, -1, 1], [1, 1, -1]] {
            self.add(&[one * gate, two * left, three * right]);
        }
        gate
    }

    fn choice(&mut self, condition: i32, yes: i32, no: i32) -> i32 {
        let gate = self.var();
        self.add(&[-gate, -condition, yes]);
        self.add(&[-gate, condition, no]);
        self.add(&[gate, -condition, -yes]);
        self.add(&[gate, condition, -no]);
        gate
    }

    fn sum(&mut self, left: &[i32], right: &[i32]) -> Vec<i32> {
        let mut carry = None;
        let mut bits = Vec::new();
        for (&left, &right) in left.iter().zip(right) {
            let half = self.xor(left, right);
            let both = self.and(left, right);
            let (bit, next) = match carry {
                None => (half, both),
                Some(carry) => {
                    let bit = self.xor(half, carry);
                    let passed = self.and(half, carry);
                    (bit, -self.and(-both, -passed))
                }
            };
            bits.push(bit);
            carry = Some(next);
        }
        bits
    }

    /// Two vectors differ in some bit.
    fn differ(&mut self, left: &[i32], right: &[i32]) {
        let clause: Vec<i32> = left.iter().zip(right).map(|(&left, &right)| self.xor(left, right)).collect();
        self.clauses.push(clause);
    }

    /// (a + b) + c is not a + (c + b), or something near it.
    fn sums(&mut self, random: &mut Random, width: usize) {
        let [a, b, c] = [0; 3].map(|_| (0..width).map(|_| self.var()).collect::<Vec<i32>>());
        let first = self.sum(&a, &b);
        let left = self.sum(&first, &c);
        let second = self.sum(&c, if random.below(3) == 0 { &c } else { &b });
        let right = self.sum(&a, &second);
        self.differ(&left, &right);
    }

    fn product(&mut self, left: &[i32], right: &[i32]) -> Vec<i32> {
        let zero = self.var();
        self.add(&[-zero]);
        let mut sum = vec![zero; left.len()];
        for (shift, &bit) in right.iter().enumerate() {
            let mut row = vec![zero; shift];
            for &other in &left[..left.len() - shift] {
                row.push(self.and(other, bit));
            }
            sum = self.sum(&sum, &row);
        }
        sum
    }

    /// a * b is not b * a; or a number that is, or is not, a product.
    fn products(&mut self, random: &mut Random, width: usize) {
        let [a, b] = [0; 2].map(|_| (0..width).map(|_| self.var()).collect::<Vec<i32>>());
        let left = self.product(&a, &b);
        if random.below(2) == 0 {
            let right = self.product(&b, &a);
            self.differ(&left, &right);
        } else {
            left.into_iter().for_each(|bit| self.add(&[if random.below(2) == 0 { bit } else { -bit }]));
        }
    }

    /// Gates over few inputs, many of them duplicates, and constraints on them.
    fn gates(&mut self, random: &mut Random, count: usize) {
        let mut nodes: Vec<i32> = (0..2 + random.below(4)).map(|_| self.var()).collect();
        let mut made: Vec<(usize, [i32; 3])> = Vec::new();
        for _ in 0..count {
            let mut pick = || random.pick(&nodes) * if random.below(2) == 0 { 1 } else { -1 };
            let new = (0, [pick(), pick(), pick()]);
            let again = random.below(3) == 0 && !made.is_empty();
            let (kind, inputs) = if again { random.pick(&made) } else { (random.below(3), new.1) };
            let [one, two, three] = inputs;
            let turned = random.below(2) == 0;
            let (left, right) = if turned { (one, two) } else { (two, one) };
            let gate = match kind {
                0 => self.and(left, right),
                1 => self.xor(left, right),
                _ if turned => self.choice(one, two, three),
                _ => self.choice(-one, three, two),
            };
            made.push((kind, inputs));
            nodes.push(gate);
        }
        for _ in 0..1 + random.below(4) {
            let size = 1 + random.below(3);
            let clause = self.lits(random, size);
            self.clauses.push(clause);
        }
        if random.below(2) == 0 {
            let (one, other) = (random.pick(&nodes), random.pick(&nodes));
            self.add(&[one, other]);
            self.add(&[-one, -other]);
        }
    }
}
