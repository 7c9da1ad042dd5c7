export type Draws = {
  /** From 0 up to, not including, 1. */
  next(): number;
  chance(share: number): boolean;
  between(least: number, most: number): number;
  oneOf<T>(choices: readonly T[]): T;
  /** `count` different choices, in their order. */
  some<T>(choices: readonly T[], count: number): T[];
};

/** mulberry32 (Tommy Ettinger, public domain). */
export function createDraws(seed: number): Draws {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  function oneOf<T>(choices: readonly T[]): T {
    const chosen = choices[between(0, choices.length - 1)];
    if (chosen === undefined) throw new Error('Nothing to choose from.');
    return chosen;
  }
  function some<T>(choices: readonly T[], count: number): T[] {
    const chosen = new Set<T>();
    while (chosen.size < Math.min(count, choices.length)) chosen.add(oneOf(choices));
    return choices.filter((choice) => chosen.has(choice));
  }
  return { next, chance: (share) => next() < share, between, oneOf, some };
}
