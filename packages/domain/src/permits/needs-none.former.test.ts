import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openKinds } from './reason.ts';
import { isStateCode } from '../basics/state-code.ts';
import { toLoad } from '../load/unit-load.ts';
import { decidePermit } from './permits.ts';

/** State, width, height, length, overhangs, weight, axle distances and trailer (ft): the rules of 2026-11-22 needed no permit. */
const former = readFileSync(new URL('needs-none.former.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

function parseCase(line: string) {
  const [state = '', ...figures] = line.split(' ');
  const [width = 0, height = 0, length = 0, frontOverhang = 0, rearOverhang = 0, weight = 0, ...rest] =
    figures.map(Number);
  const [AB = 0, BC = 0, CD = 0, DE = 0, EF = 0, trailer = 0] = rest;
  const load = toLoad({
    dimensions: { width, height, length, frontOverhang, rearOverhang },
    weight,
    axles: { AB, BC, CD, DE, EF: Number.isNaN(EF) ? null : EF },
    trailer: { length: trailer },
  });
  if (load === null || !isStateCode(state)) throw new Error(`Not a load in a state: ${line}`);
  return { load, state };
}

test('1,000 random loads that needed no permit still need none, or depend on a named condition', () => {
  const needs = former.map((line) => {
    const { load, state } = parseCase(line);
    return decidePermit(load, state);
  });
  expect(needs).toHaveLength(1000);
  // The limit of Iowa in front was not established then.
  const needed = needs.filter(({ verdict }) => verdict !== 'none' && verdict !== 'depends');
  expect(needed.map(({ state, reasons }) => [state, ...reasons.map(({ what }) => what)])).toEqual([
    ['IA', 'front_overhang'],
    ['IA', 'front_overhang'],
  ]);
  for (const { verdict, open } of needs) expect(verdict !== 'needs' && open.length > 0).toBe(verdict === 'depends');
  for (const { what } of needs.flatMap(({ open }) => open)) expect(openKinds).toContain(what);
  expect(countBy(needs.map(({ verdict }) => verdict))).toEqual({ none: 488, depends: 510, needs: 2 });
});

function countBy(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}
