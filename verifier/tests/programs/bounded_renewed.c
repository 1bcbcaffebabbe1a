// --property unreach-call --unroll 4
// A variable that is not initialised has any value each time its declaration is reached.

int nd(void);
void reach_error(void);

static void chosen(void) {
    int a = 0, b = 0;
    while (nd()) {
        int c;
        if (c)
            a = 1;
        else
            b = 1;
        if (a && b)
            reach_error(); // fails
    }
}

static void kept(void) {
    int rounds = 0;
again:;
    {
        int c;
        if (rounds == 0)
            c = 1;
        else if (c != 1)
            reach_error(); // fails
    }
    if (++rounds < 2)
        goto again;
}

struct pair {
    int first, second;
};

static void in_parts(void) {
    int last = 0;
    for (int i = 0; i < 3; i++) {
        struct pair p;
        if (i > 0 && p.second != last)
            reach_error(); // fails
        p.first = last = p.second;
    }
}

static void in_memory(void) {
    int seen = 0, *at = &seen;
    for (int i = 0; i < 2; i++) {
        int c, *to = nd() ? &c : at;
        if (i == 1 && to != at && *to != 5)
            reach_error(); // fails
        *to = 5;
    }
}

static void in_large_memory(void) {
    for (int i = 0; i < 2; i++) {
        int all[100];
        if (i == 1 && all[nd() & 63] == 5)
            reach_error(); // fails
        for (int k = 0; k < 2; k++)
            all[nd() & 63] = 4;
    }
}

static void written_first(void) {
    int sum = 0;
    for (int i = 0; i < 3; i++) {
        int one = 1, two, three[2] = {1, 2};
        if (nd())
            two = 2;
        else
            two = 1 + one;
        sum += one + two + three[1];
        if (sum != 5 * (i + 1))
            reach_error(); // holds
    }
}

static void declared_outside(void) {
    int c;
    int first = c;
    for (int i = 0; i < 3; i++) {
        if (c != first)
            reach_error(); // holds
    }
}

static void once_in_a_round(void) {
    for (int i = 0; i < 2; i++) {
        int c;
        int copy = c;
        if (nd() && c != copy)
            reach_error(); // holds
    }
}

/* The value of an operand that was read before the declaration stays. */
static void between(void) {
    for (int i = 0; i < 2; i++) {
        int before = nd(), c, *at = &c;
        c = before;
        int sum = *at + ({ int other, *to = nd() ? &other : at; *to = before; *to; });
        if (sum != 2 * before)
            reach_error(); // holds
    }
}

int main(void) {
    switch (nd()) {
    case 0:
        chosen();
        break;
    case 1:
        kept();
        break;
    case 2:
        in_parts();
        break;
    case 3:
        in_memory();
        break;
    case 4:
        in_large_memory();
        break;
    case 5:
        written_first();
        break;
    case 6:
        declared_outside();
        break;
    case 7:
        once_in_a_round();
        break;
    default:
        between();
    }
    return 0;
}
