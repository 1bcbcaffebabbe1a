//! Exponential moving averages, with the start-up bias removed (Kingma and Ba, "Adam: a method for stochastic
//! optimization", 2015; in SAT solving: Biere and Fröhlich, "Evaluating CDCL restart schemes", 2015).

/// An average in which a value's weight falls by `1 - 1 / window` with each later value.
#[derive(Clone, Debug)]
pub(in crate::sat) struct Average {
    value: f64,
    biased: f64,
    /// The part of the weight that the initial zero still has.
    missing: f64,
    weight: f64,
}

impl Average {
    /// An average over about `window` values.
    pub fn new(window: f64) -> Average {
        Average { value: 0.0, biased: 0.0, missing: 1.0, weight: 1.0 / window }
    }

    /// Takes a value into the average.
    pub fn add(&mut self, value: f64) {
        self.biased += self.weight * (value - self.biased);
        self.missing *= 1.0 - self.weight;
        self.value = self.biased / (1.0 - self.missing);
    }

    /// The average of the values so far; 0 if there are none.
    pub fn get(&self) -> f64 {
        self.value
    }
}

#[cfg(test)]
mod tests {
    use super::Average;

    #[test]
    fn first_values_are_not_biased_to_zero() {
        let mut average = Average::new(1000.0);
        average.add(8.0);
        assert!((average.get() - 8.0).abs() < 1e-9);
        average.add(4.0);
        assert!(average.get() > 5.9 && average.get() < 6.1);
    }
}
