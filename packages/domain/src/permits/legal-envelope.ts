import { inches, type Inches } from '../basics/length.ts';
import type { KnownFacts } from '../load/load.ts';
import { findLeastLimit } from './doubted-limits.ts';
import type { ReasonKind } from './reason.ts';
import type { StateCode } from '../basics/state-code.ts';
import type { StateFacts } from '../states/state.ts';
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
export type EnvelopeCheck = EnvelopeLimit & { what: EnvelopeKind; actual: Inches | null; over: Inches | null };

/** The largest load that needs no permit in any of `states`, whichever source of a limit is right. */
export function computeLegalEnvelope(states: readonly StateCode[]): LegalEnvelope {
  return {
    width: findTightest(states, (legal) => legal.widthIn),
    height: findTightest(states, (legal) => findLeastLimit(legal, 'height', legal.heightIn)),
    trailer_length: findTightest(states, (legal) => legal.trailerLengthIn),
    front_overhang: findTightest(states, (legal) => findLeastLimit(legal, 'front_overhang', legal.frontOverhangIn)),
    rear_overhang: findTightest(states, (legal) => findLeastLimit(legal, 'rear_overhang', legal.rearOverhangIn)),
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
    return [{ ...limit, what, actual, over }];
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
