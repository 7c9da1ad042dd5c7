// A load as a short code for a URL: `1.TX-OK.w174.h182.l924.r36.g111400.a212.b54.c470.d54.e54.n4`.
import { type AxleName, axleNames } from './axles.ts';
import { longestPermitDays, checkLength, checkWeight, usualPermitDays } from '../basics/fields.ts';
import type { KnownFacts } from './load.ts';
import { isStateCode, type StateCode } from '../basics/state-code.ts';
import { dropMissingAxles } from './axle-fields.ts';
import { axleBounds, dimensionBounds, lengthFields, mapFields, trailerField } from './unit-fields.ts';
import { getRecordedTrailer } from './unit-load.ts';

/** Inches and pounds; each state once; 1 to 366 days. */
export type SharedLoad = { states: readonly StateCode[]; facts: KnownFacts; days: number };

const version = '1';
/** Longer than any valid code. */
export const maxLoadCode = 600;

/** By the path in a unit, in the order of `lengthFields`: the dimensions, the axle distances, the kingpin. */
const lengthLetters = [...'whlfrabcde', 'fg', 'gh', 'hi', 'ij', 'jk', 'kl', 'lm', 'k'];
const weightLetter = 'g';
const axleLetters = {
  A: 'p',
  B: 'q',
  C: 's',
  D: 'u',
  E: 'v',
  F: 'x',
  G: 'xg',
  H: 'xh',
  I: 'xi',
  J: 'xj',
  K: 'xk',
  L: 'xl',
  M: 'xm',
} as const satisfies Record<AxleName, string>;
const trailerLetter = 't';
const daysLetter = 'n';

/** Omits impossible figures, which `decodeLoad` would refuse. */
export function encodeLoad({ states, facts, days }: SharedLoad): string {
  const lengths = lengthFields.flatMap((field, at) => {
    const value = field.read(facts) ?? null;
    return value === null || checkLength(value, field) !== null ? [] : [`${lengthLetters[at]}${value}`];
  });
  const { weight, axleWeights } = facts;
  const trailer = getRecordedTrailer(facts);
  return [
    version,
    ...(states.length === 0 ? [] : [[...new Set(states)].join('-')]),
    ...lengths,
    ...(weight === null || checkWeight(weight) !== null ? [] : [`${weightLetter}${weight}`]),
    ...axleNames.flatMap((name) => {
      const axle = axleWeights?.[name] ?? null;
      return axle === null || checkWeight(axle) !== null ? [] : [`${axleLetters[name]}${axle}`];
    }),
    ...(trailer === null || checkLength(trailer, trailerField) !== null ? [] : [`${trailerLetter}${trailer}`]),
    ...(days === usualPermitDays || !isPossibleDays(days) ? [] : [`${daysLetter}${days}`]),
  ].join('.');
}

/** Null for any code that `encodeLoad` would not write. */
export function decodeLoad(code: string): SharedLoad | null {
  if (code.length > maxLoadCode) return null;
  const [first, ...rest] = code.split('.');
  if (first !== version) return null;
  const states = parseStates(rest[0] ?? '');
  const figures = parseFigures(states === null ? rest : rest.slice(1));
  if (figures === null) return null;
  const shared = { states: states ?? [], facts: toFacts(figures), days: figures.get(daysLetter) ?? usualPermitDays };
  // Each load has one spelling, so this refuses impossible figures, repeated states and a wrong order.
  return encodeLoad(shared) === code ? shared : null;
}

function parseStates(part: string): StateCode[] | null {
  const codes = part.split('-');
  return codes.every((code) => isStateCode(code)) ? codes : null;
}

function parseFigures(parts: readonly string[]): Map<string, number> | null {
  const figures = new Map<string, number>();
  for (const part of parts) {
    const [, letter, digits] = /^([a-z]{1,2})(0|[1-9]\d{0,8})$/.exec(part) ?? [];
    if (letter === undefined) return null;
    figures.set(letter, Number(digits));
  }
  return figures;
}

function toFacts(figures: ReadonlyMap<string, number>): KnownFacts {
  const lengths = Object.fromEntries(
    lengthFields.map(({ path }, at) => [path, figures.get(lengthLetters[at] ?? '') ?? null]),
  );
  const find = (path: string) => lengths[path] ?? null;
  const trailer = figures.get(trailerLetter);
  const kingpin = find('kingpin');
  const axleWeights = dropMissingAxles(mapFields(axleLetters, (_, letter) => figures.get(letter) ?? null));
  const hasAxleWeights = Object.values(axleWeights).some((axle) => axle !== null);
  return {
    dimensions: mapFields(dimensionBounds, (key) => find(`dimensions.${key}`)),
    weight: figures.get(weightLetter) ?? null,
    axles: dropMissingAxles(mapFields(axleBounds, (key) => find(`axles.${key}`))),
    ...(hasAxleWeights && { axleWeights }),
    ...(kingpin !== null && { kingpin }),
    ...(trailer === undefined ? {} : { trailer: { length: trailer / 12 } }),
  };
}

function isPossibleDays(days: number): boolean {
  return Number.isSafeInteger(days) && days >= 1 && days <= longestPermitDays;
}
