import { inches, type Inches } from '../measures/length.ts';
import type { KnownFacts } from './load.ts';
import type { ReasonKind } from './reason.ts';
import type { StateCode, StateFacts } from '../states/state.ts';
import { stateFacts } from '../states/state-facts.ts';
import { trailerAtLeast } from '../units/trailer-length.ts';
import { loadOf, recordedTrailer } from '../units/unit-load.ts';

/** Kinds of limits that a picture can show as a line. There is none for the overall length (23 CFR 658.13). */
export const envelopeKinds = [
  'width',
  'height',
  'trailer_length',
  'front_overhang',
  'rear_overhang',
] as const satisfies readonly ReasonKind[];
export type EnvelopeKind = (typeof envelopeKinds)[number];

/** The tightest limit of one kind, and the states that set it, in the order in which they were given. */
export type EnvelopeLimit = { limit: Inches; states: StateCode[] };
/** Null where no state has such a limit. */
export type LegalEnvelope = Record<EnvelopeKind, EnvelopeLimit | null>;
/** A figure against its tightest limit; `actual` and `over` in inches, null while the figure is not known, `over` 0 within the limit. */
export type EnvelopeCheck = EnvelopeLimit & { what: EnvelopeKind; actual: Inches | null; over: Inches | null };

/** What a load may measure so that it needs no permit in any of `states`. */
export function legalEnvelope(states: readonly StateCode[]): LegalEnvelope {
  return {
    width: tightest(states, (legal) => legal.widthIn),
    height: tightest(states, (legal) => legal.heightIn),
    trailer_length: tightest(states, (legal) => legal.trailerLengthIn),
    front_overhang: tightest(states, (legal) => legal.frontOverhangIn),
    rear_overhang: tightest(states, (legal) => legal.rearOverhangIn),
  };
}

/** What is known of a load, held against the envelope of `states`; the trailer counts with its recorded length, or what it has at least. */
export function againstEnvelope(facts: KnownFacts, states: readonly StateCode[]): EnvelopeCheck[] {
  const envelope = legalEnvelope(states);
  return envelopeKinds.flatMap((what) => {
    const limit = envelope[what];
    if (limit === null) return [];
    const actual = actualOf(what, facts);
    const over = actual === null ? null : inches(Math.max(0, actual - limit.limit));
    return [{ ...limit, what, actual, over }];
  });
}

function tightest(
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

function actualOf(what: EnvelopeKind, facts: KnownFacts): Inches | null {
  const { width, height, frontOverhang, rearOverhang } = facts.dimensions;
  const load = loadOf(facts);
  const actual = {
    width,
    height,
    trailer_length: load === null ? recordedTrailer(facts) : trailerAtLeast(load),
    front_overhang: frontOverhang,
    rear_overhang: rearOverhang,
  }[what];
  return actual === null ? null : inches(actual);
}
