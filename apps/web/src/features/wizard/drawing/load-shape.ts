import type { LoadType } from '@wideload/domain';
import { boomHeight, type Span, type TruckPlan } from './truck-plan.ts';

export type Shape = { solid: string; cut: string };

type Box = Span & { base: number; top: number };
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
const cradleHeight = 6;

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

export function buildLoadShape({ type, deck, body, boom, beam }: LoadPlan): Shape {
  const { solid, cut } = shapes[type](body, deck);
  return { solid: solid + buildBoxPath(boom) + buildBoxPath(beam), cut };
}

const shapes = {
  general: buildVessel,
  manufactured_building: buildBuilding,
  house_mobing: buildHouse,
  commodity: buildCrates,
  other: buildTarp,
} as const satisfies Record<LoadPlan['type'], (box: Box, deck: number) => Shape>;

function buildVessel({ from, to, base, top }: Box, deck: number): Shape {
  const round = Math.min(28, (to - from) / 3);
  const middle = (base + top) / 2;
  const bend = (middle - base) * 0.44;
  const end = (x: number, side: 1 | -1) =>
    `C${x + side * round * 0.66} ${base} ${x + side * round} ${middle - bend} ${x + side * round} ${middle}` +
    `S${x + side * round * 0.66} ${top} ${x} ${top}`;
  const toCradlePath = (x: number) => `M${x - 22} ${base + cradleHeight}H${x + 22}L${x + 20} ${deck}H${x - 20}Z`;
  const hasCradles = to - from > 120;
  return {
    solid:
      `M${from + round} ${base}${end(from + round, -1)}H${to - round}` +
      `C${to - round * 0.34} ${top} ${to} ${middle + bend} ${to} ${middle}S${to - round * 0.34} ${base} ${to - round} ${base}Z` +
      (hasCradles
        ? toCradlePath(from + 52) + toCradlePath(to - 52)
        : buildBoxPath({ from: from + 6, to: to - 6, base: deck, top: base })),
    cut: buildStrapsPath({ from, to, base, top }, [0.2, 0.5, 0.8]),
  };
}

function buildBuilding({ from, to, base, top }: Box): Shape {
  const high = top - base;
  const roof = { from, to, base: top - Math.min(8, high / 4), top };
  const walls = { from: from + 4, to: to - 4, base, top: top - 1 };
  return { solid: buildBoxPath(roof) + buildBoxPath(walls), cut: buildOpeningsPath({ ...walls, top: roof.base }, 96) };
}

function buildHouse({ from, to, base, top }: Box): Shape {
  const eaves = base + (top - base) * 0.6;
  const slope = Math.min((to - from) / 3, (top - eaves) * 1.4);
  const walls = { from: from + 8, to: to - 8, base, top: eaves };
  return {
    solid: `M${from} ${eaves - 3}L${from + slope} ${top}H${to - slope}L${to} ${eaves - 3}Z${buildBoxPath(walls)}`,
    cut: buildOpeningsPath(walls, 72),
  };
}

function buildCrates({ from, to, base, top }: Box): Shape {
  const count = Math.max(1, Math.min(8, Math.round((to - from) / 96)));
  const step = (to - from) / count;
  const gaps = Array.from({ length: count - 1 }, (_, index) => from + step * (index + 1));
  const lid = top - (top - base) * 0.16;
  return {
    solid: buildBoxPath({ from, to, base, top }),
    cut:
      gaps.map((x) => buildBoxPath({ from: x - 1.5, to: x + 1.5, base, top })).join('') + buildStripPath(from, to, lid),
  };
}

function buildTarp({ from, to, base, top }: Box): Shape {
  const bevel = Math.min(14, (to - from) / 4, (top - base) / 2);
  return {
    solid: `M${from} ${base}V${top - bevel}L${from + bevel} ${top}H${to - bevel}L${to} ${top - bevel}V${base}Z`,
    cut: buildStrapsPath({ from, to, base, top }, [0.12, 0.37, 0.63, 0.88]),
  };
}

function buildStrapsPath({ from, to, base, top }: Box, places: readonly number[]): string {
  return places
    .map((place) => from + (to - from) * place)
    .map((x) => buildBoxPath({ from: x - 1.5, to: x + 1.5, base: base + (top - base) * 0.12, top }))
    .join('');
}

function buildOpeningsPath({ from, to, base, top }: Box, pitch: number): string {
  const high = top - base;
  const count = Math.max(1, Math.min(12, Math.floor((to - from) / pitch)));
  const step = (to - from) / count;
  return Array.from({ length: count }, (_, index) => {
    const middle = from + step * (index + 0.5);
    const wide = Math.min(30, step * 0.4);
    const foot = index === 1 ? base + high * 0.04 : base + high * 0.4;
    return buildBoxPath({ from: middle - wide / 2, to: middle + wide / 2, base: foot, top: base + high * 0.78 });
  }).join('');
}

function buildStripPath(from: number, to: number, at: number): string {
  return buildBoxPath({ from, to, base: at - 1, top: at + 1 });
}

export function buildBoxPath(box: Box | null): string {
  return box === null ? '' : `M${box.from} ${box.base}V${box.top}H${box.to}V${box.base}Z`;
}
