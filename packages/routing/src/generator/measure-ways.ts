import type { Place } from '@wideload/domain';
import { computeFlatMiles } from '../geo/flat.ts';
import { createHeap } from '../graph/heap.ts';
import { toKey, type Piece } from './pieces.ts';

type Exit = { to: number; miles: number };

function listExits(pieces: readonly Piece[]): ReadonlyMap<number, readonly Exit[]> {
  const exits = new Map<number, Exit[]>();
  const add = (from: number, exit: Exit) => {
    const known = exits.get(from);
    if (known === undefined) exits.set(from, [exit]);
    else known.push(exit);
  };
  for (const { from, to } of pieces) {
    const [one, other, miles] = [toKey(from), toKey(to), computeFlatMiles(from, to)];
    add(one, { to: other, miles });
    add(other, { to: one, miles });
  }
  return exits;
}

/** Miles along the pieces. */
export function createWayMeter(pieces: readonly Piece[]) {
  const exits = listExits(pieces);
  const listFrom = (key: number) => exits.get(key) ?? [];
  return {
    /** To the ends of other pieces; endless beyond `most`. */
    measureFrom(from: Place, most: number): (to: Place) => number {
      const miles = new Map([[toKey(from), 0]]);
      const heap = createHeap();
      heap.push(toKey(from), 0);
      for (let key = heap.pop(); key !== null; key = heap.pop())
        for (const exit of listFrom(key)) {
          const next = (miles.get(key) ?? 0) + exit.miles;
          if (next > most || next >= (miles.get(exit.to) ?? Number.POSITIVE_INFINITY)) continue;
          miles.set(exit.to, next);
          heap.push(exit.to, next);
        }
      return (to) => miles.get(toKey(to)) ?? Number.POSITIVE_INFINITY;
    },
    /** From an end that touches nothing to the first junction. */
    measureStub(end: Place): number {
      let [miles, before] = [0, toKey(end)];
      let [exit] = listFrom(before);
      while (exit !== undefined) {
        const { to } = exit;
        miles += exit.miles;
        const from = before;
        before = to;
        exit = listFrom(to).length === 2 ? listFrom(to).find((one) => one.to !== from) : undefined;
      }
      return miles;
    },
  };
}
