// Functions by themselves whose loops fail in their second round, and behind them.
int cell;

int inside(int number) {
  int *place = &cell;
  for (int i = 0; i < number; i++) {
    *place = i; // fails own: with two rounds
    place = 0;
  }
  return 1;
}

int middle(int number) {
  int *place = &cell, rounds = 0;
  for (;;) {
    if (number == rounds)
      break;
    rounds++;
    *place = rounds; // fails own: with two rounds
    place = 0;
  }
  return *place; // fails own: with one round
}
