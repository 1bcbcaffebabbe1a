//! The order of the tasks that wait for a permit.
//!
//! **Idea.** A multi-level feedback queue (Corbató, Merwin-Daggett and Daley, *An Experimental Time-Sharing
//! System*, 1962): tasks that have used little go before tasks that have used much, so that short checks
//! overtake long ones although their lengths are unknown in advance.
//!
//! **Here.** The level comes from the time that a session has used ([`crate::stint`]). Within a level clients
//! take turns, and each client's tasks go in the order in which they came, so that one client with many
//! connections does not starve the others. Of four permits the first level gets the first and the third, the
//! second level the second, the last level the fourth; if no task waits in a level, its permit goes to the
//! next one. So each level has a share that no stream of tasks in others can take, and no task starves.
//!
//! **Cost.** Constant time for each grant; linear in a level's queue of one client to take a task out.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;

/// The levels, the level of those that have used least first.
pub const LEVELS: usize = 3;

/// The owner of work, for fairness.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Client {
    /// A host on the network.
    Host(IpAddr),
    /// A user of this machine.
    User(u32),
    /// A client without an address or a user.
    Anyone,
}

/// Clients that take turns.
struct Level<T> {
    /// The waiting items by client; no list is empty.
    waiting: HashMap<Client, VecDeque<T>>,
    /// The clients in the order of their turns.
    turns: VecDeque<Client>,
}

impl<T> Default for Level<T> {
    fn default() -> Level<T> {
        Level { waiting: HashMap::new(), turns: VecDeque::new() }
    }
}

impl<T> Level<T> {
    fn push(&mut self, client: Client, item: T) {
        let list = self.waiting.entry(client).or_default();
        list.push_back(item);
        if list.len() == 1 {
            self.turns.push_back(client);
        }
    }

    fn pop(&mut self) -> Option<T> {
        let client = self.turns.pop_front()?;
        let list = self.waiting.get_mut(&client)?;
        let item = list.pop_front();
        match list.is_empty() {
            true => drop(self.waiting.remove(&client)),
            false => self.turns.push_back(client),
        }
        item
    }

    fn take(&mut self, client: Client, is_wanted: impl Fn(&T) -> bool) -> Option<T> {
        let list = self.waiting.get_mut(&client)?;
        let item = list.iter().position(is_wanted).and_then(|position| list.remove(position));
        if list.is_empty() {
            self.waiting.remove(&client);
            self.turns.retain(|turn| *turn != client);
        }
        item
    }

    /// Whether `turns` lists each client with waiting items once, and no list is empty.
    fn check_invariants(&self) -> bool {
        self.turns.len() == self.waiting.len()
            && self.turns.iter().all(|client| self.waiting.get(client).is_some_and(|list| !list.is_empty()))
    }
}

/// The queue of one kind of permits.
pub struct Queue<T> {
    levels: [Level<T>; LEVELS],
    len: usize,
    /// The number of items that [`Queue::pop`] has removed.
    grants: usize,
}

impl<T> Default for Queue<T> {
    fn default() -> Queue<T> {
        Queue { levels: Default::default(), len: 0, grants: 0 }
    }
}

impl<T> Queue<T> {
    /// The number of waiting items.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether no item is waiting.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Adds an item after those of its client in a level.
    pub fn push(&mut self, level: usize, client: Client, item: T) {
        self.levels[level.min(LEVELS - 1)].push(client, item);
        self.len += 1;
    }

    /// Removes the item that is next.
    pub fn pop(&mut self) -> Option<T> {
        let first = (self.grants.trailing_ones() as usize).min(LEVELS - 1);
        let item = (first..first + LEVELS).find_map(|level| self.levels[level % LEVELS].pop())?;
        self.grants = self.grants.wrapping_add(1);
        self.len -= 1;
        Some(item)
    }

    /// Removes one of a client's items.
    pub fn take(&mut self, client: Client, is_wanted: impl Fn(&T) -> bool) -> Option<T> {
        let item = self.levels.iter_mut().find_map(|level| level.take(client, &is_wanted))?;
        self.len -= 1;
        Some(item)
    }

    /// Whether the levels are in order and the count is right. Linear in the clients that wait.
    pub fn check_invariants(&self) -> bool {
        let lists = self.levels.iter().flat_map(|level| level.waiting.values());
        self.levels.iter().all(Level::check_invariants) && lists.map(VecDeque::len).sum::<usize>() == self.len
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOSTILE: Client = Client::User(1);
    const HONEST: Client = Client::User(2);

    #[test]
    fn clients_take_turns_and_go_in_order() {
        let mut queue = Queue::default();
        ["1a", "1b", "1c"].into_iter().for_each(|name| queue.push(0, HOSTILE, name));
        queue.push(0, HONEST, "2a");
        assert!(queue.check_invariants());
        let order: Vec<&str> = std::iter::from_fn(|| queue.pop()).collect();
        assert_eq!(order, ["1a", "2a", "1b", "1c"]);
        assert!(queue.is_empty() && queue.check_invariants());
    }

    /// Removes the next item, again and again, and puts it back where it was.
    fn rounds(queue: &mut Queue<(usize, &'static str)>, count: usize) -> Vec<&'static str> {
        let mut order = Vec::new();
        for _ in 0..count {
            let (level, name) = queue.pop().unwrap();
            order.push(name);
            queue.push(level, HOSTILE, (level, name));
            assert!(queue.check_invariants());
        }
        order
    }

    #[test]
    fn tasks_that_used_little_go_first_and_none_starves() {
        let mut queue = Queue::default();
        for (level, name) in [(2, "long"), (1, "middle"), (0, "short")] {
            queue.push(level, HOSTILE, (level, name));
        }
        assert_eq!(rounds(&mut queue, 4), ["short", "middle", "short", "long"]);
        let order = rounds(&mut queue, 400);
        let count = |name: &str| order.iter().filter(|other| **other == name).count();
        assert_eq!(["short", "middle", "long"].map(count), [200, 100, 100]);
    }

    #[test]
    fn a_short_task_waits_for_at_most_one_long_task() {
        for long in [1, 20, 500] {
            let mut queue = Queue::default();
            (0..long).for_each(|_| queue.push(2, HOSTILE, (2, "long")));
            for start in 0..8 {
                rounds(&mut queue, start);
                queue.push(0, HONEST, (0, "short"));
                let waits =
                    std::iter::from_fn(|| queue.pop()).take(long + 1).position(|(_, name)| name == "short");
                assert!(waits.is_some_and(|waits| waits <= 1), "{long} long ones, {start} grants before");
                (0..long - queue.len()).for_each(|_| queue.push(2, HOSTILE, (2, "long")));
            }
        }
    }

    #[test]
    fn a_taken_item_is_not_served_again() {
        let mut queue = Queue::default();
        queue.push(0, HOSTILE, 1);
        queue.push(2, HOSTILE, 2);
        queue.push(2, HONEST, 3);
        assert_eq!(queue.take(HOSTILE, |item| *item == 3), None);
        assert_eq!(queue.take(HOSTILE, |item| *item == 2), Some(2));
        assert!(queue.check_invariants());
        assert_eq!([queue.pop(), queue.pop(), queue.pop()], [Some(1), Some(3), None]);
    }
}
