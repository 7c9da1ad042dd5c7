import type { Place, StateCode } from '@wideload/domain';
import { computeFlatMiles, interpolate } from '../geo/flat.ts';
import type { Geography } from '../geo/geography.ts';
import type { CountyName } from './county-finder.ts';
import type { StateFinder } from './state-finder.ts';

/** A piece of a road in one state; `state` is null on water. */
export type Part = {
  state: StateCode | null;
  miles: number;
  start: Place;
  /** Those with a curfew that it crosses. */
  counties: readonly CountyName[];
  /** Some of it is clearly inside the state: it does not only follow the border. */
  isDeep: boolean;
};

export type Shapes = Pick<Geography, 'states' | 'counties'>;

const sampleMiles = 1 / 8;
const deepMiles = 0.7;
/** 16 halvings of an eighth of a mile are less than an inch. */
const halvings = 16;

type Sample = { at: Place; state: StateCode | null };

function findBorder(from: Sample, to: Sample, states: StateFinder): Place {
  let [near, far] = [from.at, to.at];
  for (let step = 0; step < halvings; step += 1) {
    const middle = interpolate(near, far, 0.5);
    if (states.findState(middle) === from.state) near = middle;
    else far = middle;
  }
  return interpolate(near, far, 0.5);
}

/** Points of the line, at most an eighth of a mile apart. */
function* listSamples(line: readonly Place[]): Generator<Place> {
  for (const [index, to] of line.entries()) {
    const from = line[index - 1];
    const steps = from === undefined ? 1 : Math.max(1, Math.ceil(computeFlatMiles(from, to) / sampleMiles));
    for (let step = 1; step <= steps; step += 1) yield from === undefined ? to : interpolate(from, to, step / steps);
  }
}

/** The parts of a line in travel order; the borders are found to a few feet. */
export function splitLine(line: readonly Place[], { states, counties }: Shapes): Part[] {
  const parts: Part[] = [];
  let before: Sample | null = null;
  for (const at of listSamples(line)) {
    const state: StateCode | null =
      before !== null && states.isSameState(before.at, at) ? before.state : states.findState(at);
    let part = parts.at(-1);
    if (before === null || part === undefined) {
      part = { state, miles: 0, start: at, counties: [], isDeep: false };
      parts.push(part);
    } else if (state === before.state) {
      part.miles += computeFlatMiles(before.at, at);
    } else {
      const border = findBorder(before, { at, state }, states);
      part.miles += computeFlatMiles(before.at, border);
      part = { state, miles: computeFlatMiles(border, at), start: border, counties: [], isDeep: false };
      parts.push(part);
    }
    part.counties = addCounty(part.counties, counties.findCounty(at));
    part.isDeep ||= !states.isNearBorder(at, deepMiles);
    before = { at, state };
  }
  return parts;
}

/** The counties with a curfew along a straight line. */
export function listCountiesBetween(from: Place, to: Place, counties: Shapes['counties']): CountyName[] {
  let crossed: readonly CountyName[] = [];
  for (const at of listSamples([from, to])) crossed = addCounty(crossed, counties.findCounty(at));
  return [...crossed];
}

function addCounty(before: readonly CountyName[], county: CountyName | null): readonly CountyName[] {
  return county === null || before.includes(county) ? before : [...before, county];
}
