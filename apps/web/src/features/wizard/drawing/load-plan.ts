import type { LoadType } from '@wideload/domain';
import { boomHeight, type Span, type TruckPlan } from './truck-plan.ts';

export type Box = Span & { base: number; top: number };
/** In inches. */
export type LoadPlan = { type: LoadType; deck: number; body: Box; boom: Box | null; beam: Box | null };

/** In inches, so that a load is visible. */
const minLength = 30;
const leastHeight = 8;
/** Heights of the decks, in inches. */
const deckHeights = { flatbed: 60, step_deck: 46, removable_goose_neck: 30 } as const;
/** Visible gap between the deck and the load. */
const gap = 1.5;
/** A vessel rests on cradles. */
export const cradleHeight = 6;

export function buildLoadPlan({ height, bumper, right, trailer, cab }: TruckPlan, type: LoadType): LoadPlan {
  const deck = deckHeights[trailer.type];
  const base = deck + (type === 'general' ? cradleHeight : gap);
  const top = Math.max(height, base + leastHeight);
  const hasRear = right > trailer.to;
  // Behind a well the trailer rises again: a load beyond its end lies over that deck.
  const isLow = trailer.type === 'removable_goose_neck';
  const from = trailer.type === 'flatbed' ? trailer.from + 10 : trailer.well.from + 12;
  const end = isLow ? trailer.well.to - 4 : hasRear ? right : trailer.to - 6;
  const body = { from, to: Math.max(end, from + minLength), base, top };
  const boomBase = Math.max(top - boomHeight, 141 * cab.rise + 4);
  const boom = { from: 0, to: (body.from + body.to) / 2, base: boomBase, top: Math.max(top, boomBase + leastHeight) };
  const beam = {
    from: body.to - 20,
    to: right,
    base: 64,
    top: 64 + Math.max(Math.min(40, (top - 64) / 2), leastHeight),
  };
  return { type, deck, body, boom: bumper > 0 ? boom : null, beam: isLow && hasRear ? beam : null };
}
