/** A binary heap of numbered things: `pop` gives the one with the lowest cost, null from an empty heap, whose lowest cost is endless. */
export function createHeap() {
  const items: number[] = [];
  const costs: number[] = [];
  const costAt = (at: number) => costs[at] ?? Number.POSITIVE_INFINITY;

  function put(at: number, item: number, cost: number): void {
    items[at] = item;
    costs[at] = cost;
  }

  function moveUp(item: number, cost: number): void {
    let at = items.length;
    for (let parent = (at - 1) >> 1; at > 0 && costAt(parent) > cost; parent = (at - 1) >> 1) {
      put(at, items[parent] ?? 0, costAt(parent));
      at = parent;
    }
    put(at, item, cost);
  }

  function moveDown(item: number, cost: number): void {
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      const child = costAt(left + 1) < costAt(left) ? left + 1 : left;
      if (costAt(child) >= cost) break;
      put(at, items[child] ?? 0, costAt(child));
      at = child;
    }
    put(at, item, cost);
  }

  return {
    push: moveUp,
    peekCost: () => costAt(0),
    pop(): number | null {
      const [first = null] = items;
      const [item, cost] = [items.pop(), costs.pop()];
      if (item !== undefined && cost !== undefined && items.length > 0) moveDown(item, cost);
      return first;
    },
  };
}
