//! A small builder with structural hashing. It checks sorts only as far as the tests and benchmarks of the
//! parser need.

use hashbrown::HashTable;
use javelin_parser::builder::{BuildError, Builder};
use javelin_parser::operator::Operator;
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sort {
    Bool,
    BitVec(u64),
    Array(u32),
    Named(u32),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Head {
    Operator(Operator),
    Call(u32),
    Constant(u32),
    Literal(u64),
    ConstantArray,
}

struct Node {
    head: Head,
    /// In `children`, the indices begin at `first` and the arguments follow them up to `end`.
    first: u32,
    /// The number of indices.
    indices: u32,
    end: u32,
    sort: Sort,
}

/// The builder; terms and functions are numbers.
#[derive(Default)]
pub struct Recorder {
    nodes: Vec<Node>,
    children: Vec<u64>,
    table: HashTable<u32>,
    arrays: Vec<(Sort, Sort)>,
    names: Vec<String>,
    functions: Vec<(String, Vec<Sort>, Sort)>,
}

fn hash(head: Head, children: impl Iterator<Item = u64>) -> u64 {
    let mut hasher = FxHasher::default();
    head.hash(&mut hasher);
    children.for_each(|child| hasher.write_u64(child));
    hasher.finish()
}

impl Recorder {
    fn node(&mut self, head: Head, indices: &[u64], arguments: &[u32], sort: Sort) -> u32 {
        let wanted = || indices.iter().copied().chain(arguments.iter().map(|&a| u64::from(a)));
        let (nodes, children) = (&self.nodes, &self.children);
        let key = hash(head, wanted());
        let same = |&id: &u32| {
            let node = &nodes[id as usize];
            let stored = &children[node.first as usize..node.end as usize];
            node.head == head && node.sort == sort && stored.iter().copied().eq(wanted())
        };
        if let Some(&id) = self.table.find(key, same) {
            return id;
        }
        let id = self.nodes.len() as u32;
        let first = self.children.len() as u32;
        self.children.extend(wanted());
        let end = self.children.len() as u32;
        self.nodes.push(Node { head, first, indices: indices.len() as u32, end, sort });
        let (nodes, children) = (&self.nodes, &self.children);
        self.table.insert_unique(key, id, |&id| {
            let node = &nodes[id as usize];
            hash(node.head, children[node.first as usize..node.end as usize].iter().copied())
        });
        id
    }

    fn named(&mut self, name: &str, sort: Sort) -> u32 {
        let number = self.names.len() as u32;
        self.names.push(name.into());
        self.node(Head::Constant(number), &[], &[], sort)
    }

    /// A term in SMT-LIB notation, by recursion: only for terms that are not deep.
    #[allow(dead_code)]
    pub fn show(&self, term: u32) -> String {
        let node = &self.nodes[term as usize];
        let all = &self.children[node.first as usize..node.end as usize];
        let (indices, arguments) = all.split_at(node.indices as usize);
        let head = match node.head {
            Head::Operator(operator) if indices.is_empty() => operator.name().into(),
            Head::Operator(operator) => {
                let indices: Vec<_> = indices.iter().map(u64::to_string).collect();
                format!("(_ {} {})", operator.name(), indices.join(" "))
            }
            Head::Call(function) => self.functions[function as usize].0.clone(),
            Head::Constant(name) => self.names[name as usize].clone(),
            Head::Literal(value) => format!("{value}:{}", self.sort_name(node.sort)),
            Head::ConstantArray => format!("(as const {})", self.sort_name(node.sort)),
        };
        if arguments.is_empty() {
            return head;
        }
        let arguments: Vec<_> = arguments.iter().map(|&child| self.show(child as u32)).collect();
        format!("({head} {})", arguments.join(" "))
    }

    fn result(&self, operator: Operator, indices: &[u64], sorts: &[Sort]) -> Result<Sort, BuildError> {
        use Operator::*;
        let wrong = || BuildError::new(format!("{} cannot be applied to these sorts", operator.name()));
        let width = |at: usize| match sorts.get(at) {
            Some(Sort::BitVec(width)) => Ok(*width),
            _ => Err(wrong()),
        };
        let all_same = sorts.windows(2).all(|pair| pair[0] == pair[1]);
        match operator {
            True | False => Ok(Sort::Bool),
            Not | And | Or | Xor | Implies if sorts.iter().all(|&s| s == Sort::Bool) => Ok(Sort::Bool),
            Not | And | Or | Xor | Implies => Err(wrong()),
            Equal | Distinct if all_same => Ok(Sort::Bool),
            Ite if sorts.len() == 3 && sorts[0] == Sort::Bool && sorts[1] == sorts[2] => Ok(sorts[1]),
            Equal | Distinct | Ite => Err(wrong()),
            Extract if indices[0] >= indices[1] && indices[0] < width(0)? => {
                Ok(Sort::BitVec(indices[0] - indices[1] + 1))
            }
            Extract => Err(wrong()),
            Concat => Ok(Sort::BitVec(width(0)? + width(1)?)),
            ZeroExtend | SignExtend => Ok(Sort::BitVec(width(0)?.saturating_add(indices[0]))),
            Select => match sorts {
                [Sort::Array(array), index] if self.arrays[*array as usize].0 == *index => {
                    Ok(self.arrays[*array as usize].1)
                }
                _ => Err(wrong()),
            },
            Store => sorts.first().copied().ok_or_else(wrong),
            // The overflow predicates, such as `bvnego`.
            _ if operator.name().ends_with('o') => Ok(Sort::Bool),
            BvUlt | BvUle | BvUgt | BvUge | BvSlt | BvSle | BvSgt | BvSge if all_same => Ok(Sort::Bool),
            _ if all_same => Ok(Sort::BitVec(width(0)?)),
            _ => Err(wrong()),
        }
    }
}

impl Builder for Recorder {
    type Term = u32;
    type Sort = Sort;
    type Function = u32;

    fn bool_sort(&mut self) -> Sort {
        Sort::Bool
    }

    fn bitvec_sort(&mut self, width: u64) -> Result<Sort, BuildError> {
        match width {
            1..=0xffff_ffff => Ok(Sort::BitVec(width)),
            _ => Err(BuildError::new(format!("the width {width} is not supported"))),
        }
    }

    fn array_sort(&mut self, index: Sort, element: Sort) -> Result<Sort, BuildError> {
        // Only the last four array sorts are searched, so that building one takes constant time; equal sorts
        // may get different numbers.
        let known = self.arrays.iter().rev().take(4).position(|&array| array == (index, element));
        let id = match known {
            Some(back) => self.arrays.len() - 1 - back,
            None => {
                self.arrays.push((index, element));
                self.arrays.len() - 1
            }
        };
        Ok(Sort::Array(id as u32))
    }

    fn uninterpreted_sort(&mut self, name: &str) -> Sort {
        self.names.push(name.into());
        Sort::Named(self.names.len() as u32 - 1)
    }

    fn sort_of(&self, term: u32) -> Sort {
        self.nodes[term as usize].sort
    }

    fn sort_name(&self, sort: Sort) -> String {
        match sort {
            Sort::Bool => "Bool".into(),
            Sort::BitVec(width) => format!("(_ BitVec {width})"),
            Sort::Array(array) if array < 100 => {
                let (index, element) = self.arrays[array as usize];
                format!("(Array {} {})", self.sort_name(index), self.sort_name(element))
            }
            Sort::Array(_) => "(Array ...)".into(),
            Sort::Named(name) => self.names[name as usize].clone(),
        }
    }

    fn binary(&mut self, digits: &[u8]) -> Result<u32, BuildError> {
        let value = digits.iter().fold(0u64, |value, &digit| value << 1 | u64::from(digit & 1));
        Ok(self.node(Head::Literal(value), &[], &[], Sort::BitVec(digits.len() as u64)))
    }

    fn hexadecimal(&mut self, digits: &[u8]) -> Result<u32, BuildError> {
        let digit = |byte: u8| u64::from(char::from(byte).to_digit(16).unwrap_or(0));
        let value = digits.iter().fold(0u64, |value, &byte| value << 4 | digit(byte));
        Ok(self.node(Head::Literal(value), &[], &[], Sort::BitVec(4 * digits.len() as u64)))
    }

    fn decimal(&mut self, digits: &[u8], width: u64) -> Result<u32, BuildError> {
        let sort = self.bitvec_sort(width)?;
        let value = digits
            .iter()
            .fold(0u64, |value, &digit| value.wrapping_mul(10).wrapping_add(u64::from(digit & 15)));
        Ok(self.node(Head::Literal(value), &[], &[], sort))
    }

    fn apply(&mut self, operator: Operator, indices: &[u64], arguments: &[u32]) -> Result<u32, BuildError> {
        if arguments.len() < operator.arity() {
            let (name, arity) = (operator.name(), operator.arity());
            return Err(BuildError::new(format!(
                "{name} needs {arity} arguments, found {}",
                arguments.len()
            )));
        }
        let sort = match *arguments {
            [one] => self.result(operator, indices, &[self.sort_of(one)])?,
            [one, two] => self.result(operator, indices, &[self.sort_of(one), self.sort_of(two)])?,
            _ => {
                let sorts: Vec<Sort> = arguments.iter().map(|&argument| self.sort_of(argument)).collect();
                self.result(operator, indices, &sorts)?
            }
        };
        Ok(self.node(Head::Operator(operator), indices, arguments, sort))
    }

    fn constant_array(&mut self, sort: Sort, value: u32) -> Result<u32, BuildError> {
        match sort {
            Sort::Array(array) if self.arrays[array as usize].1 == self.sort_of(value) => {
                Ok(self.node(Head::ConstantArray, &[], &[value], sort))
            }
            _ => Err(BuildError::new("this is no constant array")),
        }
    }

    fn declare_constant(&mut self, name: &str, sort: Sort) -> u32 {
        self.named(name, sort)
    }

    fn declare_function(&mut self, name: &str, arguments: &[Sort], result: Sort) -> Result<u32, BuildError> {
        self.functions.push((name.into(), arguments.into(), result));
        Ok(self.functions.len() as u32 - 1)
    }

    fn parameter(&mut self, name: &str, sort: Sort) -> u32 {
        self.named(name, sort)
    }

    fn define_function(&mut self, name: &str, parameters: &[u32], body: u32) -> Result<u32, BuildError> {
        let sorts = parameters.iter().map(|&parameter| self.sort_of(parameter)).collect();
        self.functions.push((name.into(), sorts, self.sort_of(body)));
        Ok(self.functions.len() as u32 - 1)
    }

    fn call(&mut self, function: u32, arguments: &[u32]) -> Result<u32, BuildError> {
        let (name, sorts, result) = &self.functions[function as usize];
        let found = arguments.iter().map(|&argument| self.sort_of(argument));
        if !found.eq(sorts.iter().copied()) {
            return Err(BuildError::new(format!("{name} cannot be applied to these sorts")));
        }
        let result = *result;
        Ok(self.node(Head::Call(function), &[], arguments, result))
    }
}
