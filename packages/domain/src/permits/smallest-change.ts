import { listAxleGaps } from '../load/axles.ts';
import { inches } from '../basics/length.ts';
import type { Load } from '../load/load.ts';
import { decidePermit, type PermitNeed } from './permits.ts';
import { ordinaryHeight } from './road-limits.ts';
import type { OpenCondition, OpenKind, Reason, ReasonKind } from './reason.ts';
import type { StateCode } from '../basics/state-code.ts';
import { axleKeys, type AxleKey } from '../load/unit-fields.ts';
import { splitAxles, sumDistances, computeShortestTrailer } from '../load/trailer-length.ts';
import { pounds } from '../basics/weight.ts';

export type ChangedFigure = keyof Load['dimensions'] | 'weight' | 'trailer' | AxleKey;
/** Inches, or pounds for the weight. */
export type LoadChange = { figure: ChangedFigure; from: number; to: number };

const dimensionKeys = ['width', 'height', 'length', 'frontOverhang', 'rearOverhang'] as const;
/** A change can require another: axles closer together may carry less. Real loads need far fewer rounds. */
const maxRounds = 12;

/**
 * The smallest reductions after which `decidePermit` needs no permit in any of `states`. Null if no change helps, or a limit stays open.
 */
export function findSmallestChange(load: Load, states: readonly StateCode[]): LoadChange[] | null {
  let changed: Load | null = load;
  for (let turn = 0; turn < maxRounds && changed !== null; turn += 1) {
    const legal: Load = changed;
    const needs = states.map((state) => decidePermit(legal, state));
    const isLighter = legal.weight < load.weight;
    if (needs.every((need) => isSettled(need, isLighter))) return listChanges(load, legal);
    const reasons = needs.flatMap((need) => [...need.reasons, ...need.open.flatMap(toSizeReason)]);
    if (reasons.length === 0) return null;
    // The tightest limit first: meeting it may meet the others.
    changed = reasons.toSorted((a, b) => a.limit - b.limit).reduce(applyLimit, changed);
  }
  return null;
}

/**
 * A height that only some roads refuse comes down to the limit of those roads, or to that of an ordinary vehicle; an overhang whose limit is
 * in doubt to the least one.
 */
function toSizeReason({ what: kind, limit: least, actual, unit }: OpenCondition): Reason[] {
  const what = doubtedOverhangs[kind] ?? (kind.startsWith('height_') ? 'height' : null);
  if (what === null) return [];
  const limit = what === 'height' ? Math.max(least, ordinaryHeight) : least;
  return [{ what, limit, actual, over: actual - limit, unit }];
}

const doubtedOverhangs: Partial<Record<OpenKind, ReasonKind>> = {
  front_overhang_doubted: 'front_overhang',
  rear_overhang_doubted: 'rear_overhang',
};

/** A lighter load has other axle weights, which nobody knows yet: the sentence about the change asks for them. */
function isSettled({ verdict, open }: PermitNeed, isLighter: boolean): boolean {
  if (verdict === 'depends') return isLighter && open.every(({ what }) => what === 'axle_weights');
  return verdict === 'none';
}

/** The most that a carrier can take off a load that is ready: 12 in, or 5 % of the weight. */
const practical = { inches: 12, weightShare: 0.05 };

/** `findSmallestChange`, or null where it asks for more than is practical. */
export function findPracticalChange(load: Load, states: readonly StateCode[]): LoadChange[] | null {
  const changes = findSmallestChange(load, states);
  return changes === null || changes.every(isPractical) ? changes : null;
}

function isPractical({ figure, from, to }: LoadChange): boolean {
  return from - to <= (figure === 'weight' ? from * practical.weightShare : practical.inches);
}

export function applyChanges(load: Load, changes: readonly LoadChange[]): Load {
  return changes.reduce(applyChange, load);
}

function applyChange(load: Load, { figure, to }: LoadChange): Load {
  if (figure === 'weight') return { ...load, weight: pounds(to), axleWeights: {} };
  if (figure === 'trailer') return { ...load, trailerLength: inches(to) };
  if (isAxle(figure)) return { ...load, axles: { ...load.axles, [figure]: inches(to) } };
  return { ...load, dimensions: { ...load.dimensions, [figure]: inches(to) } };
}

function isAxle(figure: ChangedFigure): figure is AxleKey {
  return axleKeys.some((key) => key === figure);
}

function applyLimit(load: Load | null, { what, limit }: Reason): Load | null {
  if (load === null) return null;
  const { dimensions, weight } = load;
  const { width, height, frontOverhang, rearOverhang } = dimensions;
  const to = (figure: ChangedFigure, from: number) => applyChange(load, { figure, from, to: Math.min(from, limit) });
  switch (what) {
    case 'width':
      return to('width', width);
    case 'height':
      return to('height', height);
    case 'front_overhang':
      return to('frontOverhang', frontOverhang);
    case 'rear_overhang':
      return to('rearOverhang', rearOverhang);
    case 'gross_weight':
    case 'bridge_formula':
      return to('weight', weight);
    case 'trailer_length':
      return shortenTrailer(load, limit);
    case 'length':
    case 'kingpin':
    case 'single_axle':
    case 'tandem_axle':
    case 'axle_group':
      return null;
  }
}

function shortenTrailer(load: Load, limit: number): Load | null {
  const { trailerLength } = load;
  if (trailerLength === null || trailerLength <= limit) return shortenLoad(load, limit);
  return shortenLoad(applyChange(load, { figure: 'trailer', from: trailerLength, to: limit }), limit);
}

/** If the trailer's axles reach too far, they move together first. */
function shortenLoad(load: Load, limit: number): Load | null {
  const closer = moveAxles(load, limit);
  if (closer === null) return null;
  const { length } = closer.dimensions;
  const over = Math.max(0, computeShortestTrailer(closer) - limit);
  return length > over ? applyChange(closer, { figure: 'length', from: length, to: length - over }) : null;
}

/** Narrows the widest distance behind the second axle until another one is the widest. */
function moveAxles(load: Load, limit: number): Load | null {
  if (getTrailerReach(load) <= limit) return load;
  const gaps = listAxleGaps(load.axles);
  const [widest = 0, second = 0] = gaps.slice(1).toSorted((a, b) => b - a);
  const figure = axleKeys[gaps.findIndex((gap, at) => at > 0 && gap === widest)];
  if (figure === undefined) return null;
  const first = Math.max(widest - (getTrailerReach(load) - limit), second);
  for (let to = Math.min(widest - 1, first); to > 0; to -= 1) {
    const closer = applyChange(load, { figure, from: widest, to });
    if (getTrailerReach(closer) <= limit) return closer;
  }
  return null;
}

function getTrailerReach({ axles }: Load): number {
  const { between, trailer } = splitAxles(axles);
  return between + sumDistances(trailer);
}

function listChanges(before: Load, after: Load): LoadChange[] {
  const changes: LoadChange[] = [];
  const add = (figure: ChangedFigure, from: number | null | undefined, to: number | null | undefined) => {
    if (typeof from === 'number' && typeof to === 'number' && from !== to) changes.push({ figure, from, to });
  };
  for (const key of dimensionKeys) add(key, before.dimensions[key], after.dimensions[key]);
  add('weight', before.weight, after.weight);
  add('trailer', before.trailerLength, after.trailerLength);
  for (const key of axleKeys) add(key, before.axles[key], after.axles[key]);
  return changes;
}
