import { inches, type Inches } from '../basics/length.ts';
import type { KnownFacts } from '../load/load.ts';
import type { ReasonKind } from './reason.ts';
import type { StateCode } from '../basics/state-code.ts';
import type { RoadLimit, StateFacts } from '../states/state.ts';
import { stateFacts } from '../states/state-facts.ts';
import { findShortestTrailer, toLoad } from '../load/unit-load.ts';

/** A picture shows these limits as lines. The overall length has no limit (23 CFR 658.13). */
export const envelopeKinds = [
  'width',
  'height',
  'trailer_length',
  'front_overhang',
  'rear_overhang',
] as const satisfies readonly ReasonKind[];
export type EnvelopeKind = (typeof envelopeKinds)[number];

export type EnvelopeLimit = { limit: Inches; states: StateCode[] };
export type LegalEnvelope = Record<EnvelopeKind, EnvelopeLimit | null>;
/** `actual` and `over` in inches; `over` is 0 within the limit. */
export type EnvelopeCheck = EnvelopeLimit & {
  what: EnvelopeKind;
  actual: Inches | null;
  over: Inches | null;
  /** Other limits of the states, by the roads that they are for. */
  elsewhere: ElsewhereLimit[];
};

/** `interstate`: more is allowed there. */
export type ElsewhereRoad = RoadLimit['road'] | 'interstate';
export type ElsewhereLimit = EnvelopeLimit & { road: ElsewhereRoad };

/** The limits that a permit is decided by: the largest load that needs none in any of `states`, but for single roads. */
export function computeLegalEnvelope(states: readonly StateCode[]): LegalEnvelope {
  return {
    width: findTightest(states, (legal) => legal.widthIn),
    height: findTightest(states, (legal) => legal.heightIn),
    trailer_length: findTightest(states, (legal) => legal.trailerLengthIn),
    front_overhang: findTightest(states, (legal) => legal.frontOverhangIn),
    rear_overhang: findTightest(states, (legal) => legal.rearOverhangIn),
  };
}

/** A trailer without a recorded length counts with its shortest possible one. */
export function checkEnvelope(facts: KnownFacts, states: readonly StateCode[]): EnvelopeCheck[] {
  const envelope = computeLegalEnvelope(states);
  return envelopeKinds.flatMap((what) => {
    const limit = envelope[what];
    if (limit === null) return [];
    const actual = getActual(what, facts);
    const over = actual === null ? null : inches(Math.max(0, actual - limit.limit));
    return [{ ...limit, what, actual, over, elsewhere: listElsewhere(what, limit, states) }];
  });
}

function findTightest(
  states: readonly StateCode[],
  read: (legal: StateFacts['legal']) => number | null,
): EnvelopeLimit | null {
  const limits = [...new Set(states)].flatMap((state) => {
    const limit = read(stateFacts[state].legal);
    return limit === null ? [] : [{ state, limit }];
  });
  if (limits.length === 0) return null;
  const limit = Math.min(...limits.map((found) => found.limit));
  return {
    limit: inches(limit),
    states: limits.filter((found) => found.limit === limit).map(({ state }) => state),
  };
}

type Elsewhere = { road: ElsewhereRoad; limit: number };

/** The lower limits of single roads, and the higher one of Interstates where the limit is that of the other roads. */
function listElsewhereOf({ legal }: StateFacts, what: EnvelopeKind, main: number): Elsewhere[] {
  const lower = legal.roadLimits.flatMap(({ what: size, road, limitIn: limit }): Elsewhere[] =>
    size === what && limit < main ? [{ road, limit }] : [],
  );
  const { heightIn, heightInterstateIn } = legal;
  const isHigher = what === 'height' && heightInterstateIn !== undefined && heightIn === main;
  return isHigher ? [...lower, { road: 'interstate', limit: heightInterstateIn }] : lower;
}

function listElsewhere(what: EnvelopeKind, { limit: main }: EnvelopeLimit, states: readonly StateCode[]) {
  const found = new Map<string, ElsewhereLimit>();
  for (const state of new Set(states))
    for (const { road, limit } of listElsewhereOf(stateFacts[state], what, main)) {
      const key = `${road} ${limit}`;
      const known = found.get(key) ?? { road, limit: inches(limit), states: [] };
      found.set(key, { ...known, states: [...known.states, state] });
    }
  return [...found.values()];
}

function getActual(what: EnvelopeKind, facts: KnownFacts): Inches | null {
  const { width, height, frontOverhang, rearOverhang } = facts.dimensions;
  const load = toLoad(facts);
  const actual = {
    width,
    height,
    trailer_length: findShortestTrailer(facts, load),
    front_overhang: frontOverhang,
    rear_overhang: rearOverhang,
  }[what];
  return actual === null ? null : inches(actual);
}
