// Functions without a body, of a function by itself: what they leave in memory is any, and a replay leaves
// what was there.
struct node {
  int kind;
  struct node *left, *right;
};

int same(struct node *one, struct node *other);
int *kept(struct node *node);

int simpler(struct node *node) {
  if (!node || !node->left || !node->right)
    return 0;
  if (node->right->kind == 1 && same(node->right, node->left))
    return 1;
  return node->left->left->kind; // fails uncalled
}

int again(struct node *node) {
  if (!node || !node->left)
    return 0;
  if (same(node, node->left) && node->left->kind == 7) // open
    return node->left->right->kind; // fails uncalled
  return 0;
}

int after(struct node *node) {
  if (!node || !node->left)
    return 0;
  same(node, node->left);
  return node->left->kind; // open: in no execution that can be replayed
}

int given(struct node *node) {
  return *kept(node); // fails result
}

int count(struct node *node) {
  int kind = 3;
  struct node own = {kind, node, node};
  same(&own, node);
  if (own.kind != 3)
    return 0;
  return own.left->kind; // fails uncalled
}
