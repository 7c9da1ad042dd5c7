import { listKnownGaps } from '../load/axles.ts';
import { interstateLimits } from './bridge-check.ts';
import { fillOverhangs } from './load-check.ts';
import type { KnownFacts } from '../load/load.ts';
import type { ConditionFigures, Figure, MissingFigure } from '../states/facts/evaluate-condition.ts';
import { decidePermitSoFar, type PermitNeed } from './permits.ts';
import type { StateCode } from '../basics/state-code.ts';
import { listAxleWeights } from '../load/axle-fields.ts';
import { computeLongestTrailer, computeShortestTrailer, sumDistances } from '../load/trailer-length.ts';
import { toLoad } from '../load/unit-load.ts';
import { toConditionFigures, type TravelLoad } from '../load/travel-load.ts';

/** All that the conditions of escorts, superloads and travel times ask about a load in a state. */
export function toMovementFigures(load: TravelLoad, state: StateCode): ConditionFigures {
  const facts = fillOverhangs(load.facts);
  const { frontOverhang, rearOverhang } = facts.dimensions;
  let found: PermitNeed | undefined;
  const findNeed = () => (found ??= decidePermitSoFar(facts, state));
  return {
    ...toConditionFigures(load),
    frontOverhang,
    rearOverhang,
    ...toAxleFigures(facts),
    isOversize: () => isOver(findNeed(), 'in') || orMissing(findSizeGaps(facts, findNeed())),
    isOverweight: () => isOver(findNeed(), 'lb') || orMissing(findWeightGaps(facts, findNeed())),
  };
}

function isOver({ reasons }: PermitNeed, wanted: 'in' | 'lb'): boolean {
  return reasons.some(({ unit }) => unit === wanted);
}

/** False: nothing is missing, so no limit is passed. */
function orMissing(missing: readonly MissingFigure[]): false | readonly MissingFigure[] {
  return missing.length > 0 && missing;
}

const sizes = ['width', 'height', 'length'] as const;

/** The figures without which the load can still pass a limit of size. */
export function findSizeGaps(facts: KnownFacts, { open, openChecks }: PermitNeed): MissingFigure[] {
  const missing = sizes.filter((size) => facts.dimensions[size] === null);
  if (missing.length > 0) return missing;
  if (openChecks.some(({ code }) => code === 'trailer-length'))
    return [(facts.trailer ?? null) === null ? 'trailer' : 'axleDistances'];
  if (open.some(({ what }) => what.startsWith('kingpin_'))) return ['kingpin'];
  return open.some(({ unit }) => unit === 'in') ? ['isOversize'] : [];
}

/** The figures without which the load can still pass a limit of weight. */
function findWeightGaps(facts: KnownFacts, { open }: PermitNeed): MissingFigure[] {
  if (facts.weight === null) return ['gross'];
  if (listKnownGaps(facts.axles) === null) return ['axleDistances'];
  const conditions = open.filter(({ unit }) => unit === 'lb');
  if (conditions.some(({ what }) => what === 'axle_weights')) return ['axleWeights'];
  return conditions.length > 0 ? ['isOverweight'] : [];
}

export function toAxleFigures(facts: KnownFacts): ConditionFigures {
  const weights = listAxleWeights(facts);
  const [steer = null] = weights;
  const ofAxles = { steerAxle: steer, singleAxle: () => findHeaviest(weights.map((weight) => [weight])) };
  const gaps = listKnownGaps(facts.axles);
  if (gaps === null) return ofAxles;
  return {
    ...ofAxles,
    axles: gaps.length + 1,
    tandem: () => findHeaviest(listTandems(weights, gaps)),
    quad: () => findHeaviest(listGroups(weights, gaps).filter((group) => group.length > 3)),
    steerSpacing: gaps[0] ?? null,
    // The widest one behind the drive axle.
    driveToTrailer: () => Math.max(0, ...gaps.slice(1)),
    axleSpan: () => sumDistances(gaps),
    trailer: () => findTrailer(facts),
  };
}

function findTrailer(facts: KnownFacts): Figure | null {
  const load = toLoad(facts);
  return load && [computeShortestTrailer(load), computeLongestTrailer(load)];
}

type Weights = readonly (number | null)[];

/** At least what the known axles weigh. Without a group there is nothing to weigh. */
function findHeaviest(groups: readonly Weights[]): Figure {
  const least = groups.map((weights) => sumDistances(weights.map((weight) => weight ?? 0)));
  const isWeighed = groups.every((weights) => weights.every((weight) => weight !== null));
  return [Math.max(0, ...least), isWeighed ? Math.max(0, ...least) : Infinity];
}

function listTandems(weights: Weights, gaps: readonly number[]): Weights[] {
  return gaps.flatMap((gap, at) => (gap <= interstateLimits.tandemWithin ? [weights.slice(at, at + 2)] : []));
}

/** The axles that stand together. */
function listGroups(weights: Weights, gaps: readonly number[]): Weights[] {
  const groups: (number | null)[][] = [];
  for (const [at, weight] of weights.entries())
    if (at > 0 && (gaps[at - 1] ?? Infinity) <= interstateLimits.tandemWithin) groups.at(-1)?.push(weight);
    else groups.push([weight]);
  return groups;
}
