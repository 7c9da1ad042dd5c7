import { findAxleProblems } from './axle-problems.ts';
import { moreGapKeys, sumOuterBridge } from './axles.ts';
import type { DraftUnit } from './draft-unit.ts';
import { checkLength, checkLengthText, checkWeight, checkWeightText } from '../basics/fields.ts';
import { type FieldError, type Problem, toProblems } from '../basics/problem.ts';
import { type LengthField, lengthFields } from './unit-fields.ts';
import { computeShortestKingpin } from './trailer-length.ts';
import type { KnownFacts } from './load.ts';
import type { Inches } from '../basics/length.ts';
import { toLoad } from './unit-load.ts';

const missing: FieldError = { code: 'field.missing' };
const unreadable: FieldError = { code: 'number.unreadable' };

const optionalPaths: ReadonlySet<string> = new Set([...moreGapKeys.map((key) => `axles.${key}`), 'kingpin']);

export function findUnitProblems(unit: DraftUnit): Problem[] {
  return [
    ...toProblems('truckId', unit.truckId === null ? missing : null),
    ...toProblems('trailerId', unit.trailerId === null ? missing : null),
    ...toProblems('loadType', unit.loadType === null ? missing : null),
    ...lengthFields.flatMap((field) => [
      // In the order of the form, where the weight follows the length.
      ...(field.path === 'dimensions.frontOverhang' ? toProblems('weight', checkWeightField(unit)) : []),
      ...toProblems(field.path, checkLengthField(field, unit)),
    ]),
    ...toProblems('dimensions.length', checkSpan(unit)),
    ...toProblems('kingpin', checkKingpin(unit)),
    ...findAxleProblems(unit),
  ];
}

export function isUnitComplete(unit: DraftUnit): boolean {
  return findUnitProblems(unit).length === 0;
}

/** The units to complete before another is added: the shown unit `current`, or others; null if none. */
export function findUnitsToComplete(units: readonly DraftUnit[], current: string): 'current' | 'others' | null {
  const incomplete = units.filter((unit) => !isUnitComplete(unit));
  if (incomplete.length === 0) return null;
  return incomplete.some((unit) => unit._id === current) ? 'current' : 'others';
}

function checkLengthField(field: LengthField, unit: DraftUnit): FieldError | null {
  const value = field.read(unit) ?? null;
  if (value !== null) return checkLength(value, field);
  return checkTypedLength(unit, field) ?? (optionalPaths.has(field.path) && !isSkipped(field, unit) ? null : missing);
}

/** The distance of an axle behind which there is another one. */
function isSkipped({ path }: LengthField, { axles }: DraftUnit): boolean {
  const at = moreGapKeys.findIndex((key) => path === `axles.${key}`);
  return at >= 0 && moreGapKeys.slice(at + 1).some((key) => (axles[key] ?? null) !== null);
}

/** Lengths may be typed in one field, or in two parts under `.feet` and `.inches`. */
function checkTypedLength({ typed }: DraftUnit, { path, usual }: LengthField): FieldError | null {
  const parts = [typed[`${path}.feet`] ?? '', typed[`${path}.inches`] ?? ''];
  if (parts.some((part) => !/^\s*\d*\s*$/.test(part))) return unreadable;
  const text = typed[path]?.trim() ?? '';
  return text === '' ? null : checkLengthText(text, usual);
}

function checkWeightField({ weight, typed }: DraftUnit): FieldError | null {
  return weight === null ? (checkWeightText(typed['weight'] ?? '') ?? missing) : checkWeight(weight);
}

/** The axle distances leave little room for the kingpin, and all of it is under the vehicle. */
export function findKingpinFault(unit: KnownFacts): { from: Inches; to: Inches } | null {
  const load = toLoad(unit);
  if (load === null || load.kingpin === null) return null;
  const [from, to] = [computeShortestKingpin(load), load.dimensions.length];
  return load.kingpin >= from && load.kingpin <= to ? null : { from, to };
}

function checkKingpin(unit: DraftUnit): FieldError | null {
  const fault = findKingpinFault(unit);
  return fault && { code: 'kingpin.impossible', ...fault };
}

/** Distances that exceed the vehicle's length would also loosen the bridge formula. */
function checkSpan(unit: DraftUnit): FieldError | null {
  const load = toLoad(unit);
  if (load === null) return null;
  const span = sumOuterBridge(load.axles);
  const { length } = load.dimensions;
  return span <= length ? null : { code: 'axles.too-long', span, length };
}

/**
 * The last open tab, or the last unit once that is deleted (spec [4]); before any tab was open, the first unfinished
 * unit, else the first.
 */
export function findCurrentUnit(units: readonly DraftUnit[], shown: string | null): string | null {
  const known = units.find(({ _id }) => _id === shown);
  const fallback = shown === null ? (units.find((unit) => !isUnitComplete(unit)) ?? units[0]) : units.at(-1);
  return (known ?? fallback)?._id ?? null;
}
